import { expect, test } from "vitest";
import { contentClient } from "../../../src/api/content/client";
import { promoterClient } from "../../../src/api/promoter/client";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { locales } from "../../../src/platform/locale";
import { dataOf } from "../../support/begin";
import { beginAs } from "./calls";

test.each(locales)("all lists of codes are those read one by one, in %s", async (locale) => {
  beginAs("visitor");
  setCurrentLocale(locale);
  const groups = await dataOf(promoterClient.GET("/ommall/om/sysenum/list"));
  expect(groups.map(({ typeID }) => typeID)).toContain("purchase-intention");
  for (const { typeID, values } of groups) {
    const path = "/ommall/om/sysenum/list/{typeID}";
    expect(await dataOf(contentClient.GET(path, { params: { path: { typeID } } }))).toEqual(values);
  }
});

test("industries are the list of that name", async () => {
  beginAs("visitor");
  const industries = await dataOf(promoterClient.GET("/ommall/srvmall/promoter/industry/enum"));
  const groups = await dataOf(promoterClient.GET("/ommall/om/sysenum/list"));
  expect(industries).toEqual(groups.find(({ typeID }) => typeID === "industry")?.values);
});

test("reasons for giving up say which need a note", async () => {
  beginAs("promoter");
  const reasons = await dataOf(promoterClient.GET("/ommall/srvmall/promoter/mch/giveup/enum"));
  expect(reasons.filter(({ needsNote }) => needsNote)).toEqual([
    { code: "other", name: "其他", needsNote: true },
  ]);
});
