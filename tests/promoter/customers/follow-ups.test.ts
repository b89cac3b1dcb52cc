import { describe, expect, test } from "vitest";
import { durations } from "../../../src/rules/limits";
import { beginAs, customer, followUp, history, list } from "./calls";

describe("a follow-up", () => {
  test("is kept with its author and the next date, and stands on the customer", async () => {
    beginAs("promoter");
    const stored = await followUp("100412", {
      followUpNote: "约了周一",
      nextDate: "2026-11-23",
      nextTime: "09:30",
    });
    expect(stored).toMatchObject({
      kind: "note",
      at: "2026-11-21T10:32:00+08:00",
      text: "约了周一",
      author: "小燕帮你开店",
      purchaseIntention: "medium",
      nextFollowUpAt: "2026-11-23T09:30:00+08:00",
    });
    expect((await history("100412")).list[0]).toEqual(stored);
    expect((await customer("100412")).customer).toMatchObject({
      purchaseIntention: "medium",
      followUpNote: "约了周一",
      lastFollowUpAt: stored.at,
      nextFollowUpAt: stored.nextFollowUpAt,
    });
  });

  test("sent again under its key is kept once", async () => {
    beginAs("promoter");
    const before = await history("100412");
    const first = await followUp("100412", { followUpNote: "约了周一" }, "follow-up-0001");
    expect(await followUp("100412", { followUpNote: "约了周一" }, "follow-up-0001")).toEqual(first);
    expect((await history("100412")).total).toBe(before.total + 1);
  });

  test("without a time is due at the beginning of its day", async () => {
    beginAs("promoter");
    expect((await followUp("100412", { nextDate: "2026-12-01" })).nextFollowUpAt).toBe(
      "2026-12-01T00:00:00+08:00",
    );
  });

  test("without a next date clears the one agreed before, whatever the time says", async () => {
    beginAs("promoter");
    expect((await history("100388")).nextFollowUpAt).toBe("2026-11-21T15:00:00+08:00");
    expect((await followUp("100388", { nextTime: "09:30" })).nextFollowUpAt).toBeNull();
    expect((await history("100388")).nextFollowUpAt).toBeNull();
  });

  test("does not change what was said before", async () => {
    const { kernel } = beginAs("promoter");
    const before = await history("100388");
    await kernel.advance(durations.hour);
    await followUp("100388");
    const after = await history("100388");
    expect(after.total).toBe(before.total + 1);
    expect(after.list.slice(1)).toEqual(before.list);
  });
});

describe("a history", () => {
  test("is told newest first, with ids of its own", async () => {
    beginAs("promoter");
    for (const { kdUid } of (await list(1, 60)).list) {
      const { list: lines, total } = await history(kdUid);
      const times = lines.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().reverse());
      expect(new Set(lines.map(({ id }) => id)).size).toBe(total);
    }
  });

  test("tells what a customer bought, in the reader's language", async () => {
    beginAs("promoter");
    const bought = (await history("100388")).list.filter(({ kind }) => kind === "order");
    expect(bought.map(({ text, author }) => [text, author])).toEqual([
      ["续费1年", null],
      ["购买1年", null],
    ]);
    expect(bought[0]?.detail).toBe("专业版1,978.00，2店5人");
    const orders = (await history("100314")).list.filter(({ kind }) => kind === "order");
    expect(orders).toMatchObject([{ text: "购买1年", detail: "标准版598.00，1店1人" }]);
  });
});

test("follow-ups due are on the customers of that scenario", async () => {
  beginAs("promoter", "scenario:follow-ups-due");
  const due = (await list()).list.filter(
    ({ nextFollowUpAt }) => nextFollowUpAt !== null && nextFollowUpAt < "2026-11-22",
  );
  expect(due.filter(({ nextFollowUpAt }) => nextFollowUpAt?.startsWith("2026-11-20")).length).toBeGreaterThan(
    2,
  );
  expect(due.filter(({ nextFollowUpAt }) => nextFollowUpAt?.startsWith("2026-11-21")).length).toBeGreaterThan(
    11,
  );
});
