import { expect, test } from "vitest";
import { setUpTranslations } from "../../../src/i18n/set-up";
import { translateIn } from "../../../src/i18n/translate";
import { createFormats } from "../../../src/i18n/use-formats";
import { productRanking } from "../../../src/screens/report/rankings";

test("a unit in Latin letters stands apart from its number, a Chinese one does not", async () => {
  await setUpTranslations("zh-CN", ["report"]);
  const texts = { t: translateIn("zh-CN", "report"), formats: createFormats("zh-CN") };
  const row = { id: 1, name: "Rice bowl", sales: "1.00", gross_profit: "0.20", share: "1.000000" } as const;
  const list = ["pcs", "只"].map((unit) => ({
    ...row,
    unit,
    quantity: "1051.000",
    before_quantity: "0.000",
    before_sales: "0.00",
  }));
  const { rows } = productRanking({ sales: "1.00", total: 2, list }, texts);
  expect(rows.map(({ detail }) => detail)).toEqual(["1,051 pcs", "1,051只"]);
});
