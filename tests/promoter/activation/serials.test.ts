import { describe, expect, test } from "vitest";
import { promoterClient } from "../../../src/api/promoter/client";
import { dataOf } from "../../support/begin";
import { beginAs, wait } from "../customers/calls";

const promotion = "/ommall/ppromotion/promoter";

const serials = (query: { currentPage?: number; pageSize?: number; state?: "unused" | "used" | "expired" }) =>
  dataOf(promoterClient.GET(`${promotion}/seriallist`, { params: { query } }));
const sums = () => dataOf(promoterClient.GET(`${promotion}/serialsum`));

describe("serials", () => {
  test("that expire first come first, page after page", async () => {
    beginAs("agent-china");
    const pages = [];
    for (let currentPage = 1; currentPage <= 4; currentPage++)
      pages.push(await serials({ currentPage, pageSize: 50 }));
    const all = pages.flatMap(({ list }) => list);
    expect(all.length).toBe(pages[0]?.total);
    expect(new Set(all.map(({ serialNo }) => serialNo)).size).toBe(all.length);
    const ends = all.map(({ validUntil }) => validUntil);
    expect(ends).toEqual(ends.toSorted());
  });

  test("are counted by product as they are listed by state", async () => {
    beginAs("promoter");
    const counted = await sums();
    for (const state of ["unused", "used", "expired"] as const) {
      const { list, total } = await serials({ state, pageSize: 100 });
      expect(list.every((serial) => serial.state === state)).toBe(true);
      expect(counted.reduce((sum, line) => sum + line[state], 0)).toBe(total);
    }
  });

  test("not used in time expire", async () => {
    const backend = beginAs("promoter");
    const before = await sums();
    await wait(backend, 400);
    const after = await sums();
    expect(after.every(({ unused }) => unused === 0)).toBe(true);
    expect(after.map(({ used }) => used)).toEqual(before.map(({ used }) => used));
  });

  test("used ones say when and for whom", async () => {
    beginAs("promoter");
    for (const { usedAt, usedForKdUid, boughtAt } of (await serials({ state: "used", pageSize: 100 })).list) {
      expect(usedAt !== null && usedAt >= boughtAt).toBe(true);
      expect(usedForKdUid).not.toBeNull();
    }
  });
});
