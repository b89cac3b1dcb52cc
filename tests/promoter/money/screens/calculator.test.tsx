// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { nothingBefore, type TaxInputs } from "../../../../src/rules/tax";
import { type TaxMethod, taxRules } from "../../../../src/rules/tax-rules";
import { calculate, termsOf } from "../../../../src/screens/promoter/money/calculator/calculation";
import { leave, visit } from "../../../support/visit";

afterEach(leave);

const own = { taxMethod: "none", ...taxRules.none } as const;
const fen = (yuan: number) => Math.round(yuan * 100);

interface Vector {
  readonly method: TaxMethod;
  readonly gross: number;
  readonly tax: number;
  readonly months?: readonly number[];
}

/** The decided vectors of the four methods; `months` are the payments of the months before. */
const vectors: readonly Vector[] = [
  { method: "perOccurrence", gross: 100, tax: 0 },
  { method: "perOccurrence", gross: 800, tax: 0 },
  { method: "perOccurrence", gross: 1000, tax: 40 },
  { method: "perOccurrence", gross: 4000, tax: 640 },
  { method: "perOccurrence", gross: 10_000, tax: 1600 },
  { method: "perOccurrence", gross: 25_000, tax: 4000 },
  { method: "perOccurrence", gross: 30_000, tax: 5200 },
  { method: "perOccurrence", gross: 62_500, tax: 13_000 },
  { method: "perOccurrence", gross: 70_000, tax: 15_400 },
  { method: "cumulative", gross: 6250, tax: 0 },
  { method: "cumulative", gross: 10_000, tax: 90 },
  { method: "cumulative", gross: 10_000, tax: 90, months: [10_000] },
  { method: "cumulative", gross: 3000, tax: 0, months: [10_000, 10_000] },
  { method: "cumulative", gross: 50_000, tax: 1050 },
  { method: "cumulative", gross: 80_000, tax: 5830, months: [50_000] },
  { method: "cumulative", gross: 100_000, tax: 4980 },
  { method: "incidental", gross: 125, tax: 25 },
  { method: "none", gross: 1000, tax: 0 },
];

function inputsAfter(method: TaxMethod, months: readonly number[]): TaxInputs {
  let before = nothingBefore;
  for (const yuan of months) {
    const taxFen = calculate(termsOf(method, own), "gross", fen(yuan), before)?.taxFen ?? 0;
    before = {
      ...before,
      yearMonths: before.yearMonths + 1,
      yearGrossFen: before.yearGrossFen + fen(yuan),
      yearWithheldFen: before.yearWithheldFen + taxFen,
    };
  }
  return before;
}

describe.each(vectors)("$method: $gross yuan after $months", ({ method, gross, tax, months = [] }) => {
  const before = inputsAfter(method, months);
  const terms = termsOf(method, own);

  test(`have ${tax} withheld`, () => {
    expect(calculate(terms, "gross", fen(gross), before)).toMatchObject({
      taxFen: fen(tax),
      netFen: fen(gross - tax),
    });
  });

  test("are found from their net", () => {
    const found = calculate(terms, "net", fen(gross - tax), before);
    expect(found?.netFen).toBe(fen(gross - tax));
    // A fen more of gross may leave the same net.
    expect(Math.abs((found?.grossFen ?? 0) - fen(gross))).toBeLessThanOrEqual(2);
  });
});

test("the calculator on the page works both ways for every method", async () => {
  const user = await visit("/agent/divide", { mock: "persona:promoter" });
  await user.click(await screen.findByText("到手计算器", {}, { timeout: 5000 }));
  const method = screen.getByRole("combobox", { name: "按哪种方式扣税" });
  const calculator = within(method.closest("details") ?? document.body);
  const net = () => calculator.getAllByRole("definition").at(-1)?.textContent;
  await user.selectOptions(method, "cumulative");
  const amount = calculator.getByRole("textbox", { name: "税前金额" });
  await user.clear(amount);
  await user.type(amount, "10,000");
  expect(net()).toBe("¥9,910.00");
  await user.selectOptions(method, "incidental");
  expect(net()).toBe("¥8,000.00");
  await user.click(calculator.getByRole("radio", { name: "想到手多少" }));
  const wanted = calculator.getByRole("textbox", { name: "到手金额" });
  await user.clear(wanted);
  await user.type(wanted, "100");
  expect(calculator.getAllByRole("definition")[0]?.textContent).toBe("125.00");
  await user.selectOptions(method, "none");
  expect(net()).toBe("¥100.00");
  await user.clear(wanted);
  expect(calculator.getByText("填大于0的金额，最多两位小数")).toBeDefined();
});
