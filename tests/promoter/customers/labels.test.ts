import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { labelChoices } from "../../../mocks/promoter/texts/customers";
import { promoterClient } from "../../../src/api/promoter/client";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { labelLimits } from "../../../src/rules/limits";
import { dataOf } from "../../support/begin";
import { beginAs, customer, expectOnlyRequestsBroken, list, send } from "./calls";

const path = "/ommall/srvmall/promoter/mch/label";
const uses = () => dataOf(promoterClient.GET(path));
const save = (kdUid: string, labels: string[]) =>
  dataOf(promoterClient.POST(path, { body: { kdUid, labels } }));
const names = (keyword?: string) =>
  dataOf(
    promoterClient.GET("/ommall/srvmall/promoter/mch/labelname/list", {
      params: { query: keyword === undefined ? {} : { keyword } },
    }),
  );

describe("labels of a customer", () => {
  test("are exactly those sent, in their order, wherever they are shown", async () => {
    beginAs("promoter");
    await save("100388", ["新标签", "爱打电话"]);
    const { labels } = await dataOf(
      promoterClient.GET(`${path}/{kdUid}`, { params: { path: { kdUid: "100388" } } }),
    );
    expect(labels).toEqual(["新标签", "爱打电话"]);
    expect((await customer("100388")).customer.labels).toEqual(labels);
    await save("100388", []);
    expect((await customer("100388")).customer.labels).toEqual([]);
  });

  test("are never more than 20, and never one twice", { timeout: 60_000 }, async () => {
    const backend = beginAs("promoter");
    const label = fc.stringMatching(/^[a-z]{1,2}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(label, { maxLength: 30 }), async (labels) => {
        const { success } = await send({ path, body: { kdUid: "100388", labels } });
        const isAllowed = labels.length <= labelLimits.maximum && new Set(labels).size === labels.length;
        expect(success).toBe(isAllowed);
        const remaining = (await customer("100388")).customer.labels;
        expect(remaining.length).toBeLessThanOrEqual(labelLimits.maximum);
        if (isAllowed) expect(remaining).toEqual(labels);
      }),
      { numRuns: 40 },
    );
    expectOnlyRequestsBroken(backend);
  });
});

describe("labels in use", () => {
  test("are counted over the promoter's customers, the most used first", async () => {
    beginAs("promoter");
    const counts = await uses();
    const { list: rows } = await list();
    for (const { name, customerCount } of counts)
      expect(rows.filter(({ labels }) => labels.includes(name)).length).toBe(customerCount);
    const numbers = counts.map(({ customerCount }) => customerCount);
    expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));
    await save("100388", ["只有一个"]);
    expect(await uses()).toContainEqual({ name: "只有一个", customerCount: 1 });
  });

  test("are proposed as they begin, also when nobody carries them any more", async () => {
    beginAs("promoter");
    expect(await names("爱")).toEqual(["爱打电话"]);
    await save("100388", ["爱喝茶"]);
    await save("100388", []);
    expect(await names("爱")).toEqual(["爱打电话", "爱喝茶"]);
    expect(await names("没有")).toEqual([]);
    expect((await names()).slice(0, 3)).toEqual((await uses()).slice(0, 3).map(({ name }) => name));
  });

  test("are proposed at most twenty at a time", async () => {
    beginAs("promoter");
    await save(
      "100388",
      Array.from({ length: 20 }, (_, index) => `标签${index}`),
    );
    await save(
      "100412",
      Array.from({ length: 20 }, (_, index) => `标签${20 + index}`),
    );
    expect((await names("标签")).length).toBe(20);
  });
});

test("ready-made labels come in the language asked for", async () => {
  beginAs("promoter");
  setCurrentLocale("en-US");
  const choices = await dataOf(promoterClient.GET("/ommall/srvmall/promoter/mch/label/enum"));
  expect(choices.map(({ code }) => code)).toEqual(labelChoices.map(({ code }) => code));
  expect(choices.find(({ code }) => code === "old-customer")).toEqual({
    code: "old-customer",
    name: "Old customer",
    group: "relation",
  });
});
