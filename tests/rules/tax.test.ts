import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nothingBefore, type TaxInputs, withhold } from "../../src/rules/tax";
import { type TaxMethod, taxRules } from "../../src/rules/tax-rules";

const fen = (yuan: number) => Math.round(yuan * 100);
const taxOf = (method: TaxMethod, yuan: number, before?: TaxInputs) =>
  withhold(method, fen(yuan), before).taxFen / 100;

/** The recorded totals after payments of one method, each list one month. */
function paid(
  method: TaxMethod,
  months: readonly (readonly number[])[],
): { inputs: TaxInputs; taxes: number[] } {
  let inputs = nothingBefore;
  const taxes: number[] = [];
  for (const payments of months) {
    inputs = { ...inputs, monthCount: 0, monthGrossFen: 0, monthWithheldFen: 0 };
    for (const grossFen of payments) {
      const { taxFen } = withhold(method, grossFen, inputs);
      taxes.push(taxFen);
      inputs = {
        ...inputs,
        monthCount: inputs.monthCount + 1,
        monthGrossFen: inputs.monthGrossFen + grossFen,
        monthWithheldFen: inputs.monthWithheldFen + taxFen,
        yearMonths: inputs.monthCount === 0 ? inputs.yearMonths + 1 : inputs.yearMonths,
        yearGrossFen: inputs.yearGrossFen + grossFen,
        yearWithheldFen: inputs.yearWithheldFen + taxFen,
      };
    }
  }
  return { inputs, taxes };
}

describe("by occurrence", () => {
  test.each([
    [100, 0],
    [800, 0],
    [1000, 40],
    [4000, 640],
    [10_000, 1600],
    [25_000, 4000],
    [30_000, 5200],
    [62_500, 13_000],
    [70_000, 15_400],
  ])("of %d yuan %d are withheld", (gross, tax) => {
    expect(taxOf("perOccurrence", gross)).toBe(tax);
  });

  test("several withdrawals of a month are taxed as one, less what was withheld already", () => {
    const { taxes } = paid("perOccurrence", [[fen(800), fen(200), fen(3000)]]);
    expect(taxes).toEqual([0, fen(40), fen(600)]);
    const { taxes: next } = paid("perOccurrence", [[fen(1000)], [fen(1000)]]);
    expect(next).toEqual([fen(40), fen(40)]);
  });

  test("however a month's money is split, the month's tax is that of its sum", () => {
    const payments = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(payments, (amounts) => {
        const { inputs } = paid("perOccurrence", [amounts]);
        expect(inputs.monthWithheldFen).toBe(withhold("perOccurrence", inputs.monthGrossFen).taxFen);
      }),
    );
  });
});

describe("accumulated over the year", () => {
  test.each([
    [[6250], [0]],
    [
      [10_000, 10_000, 3000],
      [90, 90, 0],
    ],
    [
      [50_000, 80_000],
      [1050, 5830],
    ],
    [[100_000], [4980]],
  ])("months of %j yuan have %j withheld", (months, taxes) => {
    expect(
      paid(
        "cumulative",
        months.map((gross) => [fen(gross)]),
      ).taxes,
    ).toEqual(taxes.map(fen));
  });

  test("a month is deducted for once, however often money is withdrawn in it", () => {
    const { taxes } = paid("cumulative", [[fen(6250), fen(3750)], [fen(10_000)]]);
    expect(taxes).toEqual([0, fen(90), fen(90)]);
  });

  test("other deductions of the year lower the base", () => {
    expect(taxOf("cumulative", 10_000, { ...nothingBefore, yearOtherDeductionsFen: fen(2000) })).toBe(30);
    expect(taxOf("cumulative", 10_000, { ...nothingBefore, yearOtherDeductionsFen: fen(9000) })).toBe(0);
  });
});

test("the deduction is rounded to a fen before the tax is computed from it", () => {
  expect(withhold("perOccurrence", fen(25_000.02))).toMatchObject({
    deductionFen: fen(5000),
    baseFen: fen(20_000.02),
    taxFen: fen(4000.01),
  });
  expect(withhold("cumulative", fen(6250.62))).toMatchObject({
    deductionFen: fen(6250.12),
    baseFen: fen(0.5),
    taxFen: fen(0.02),
  });
});

test("red packets are taxed at a flat fifth, half up", () => {
  expect([taxOf("incidental", 50), taxOf("incidental", 20), taxOf("incidental", 0.02)]).toEqual([10, 4, 0]);
  expect(withhold("incidental", 3)).toMatchObject({ taxFen: 1, netFen: 2, deductionFen: 0, baseFen: 3 });
  expect(taxOf("incidental", 50, { ...nothingBefore, monthCount: 3, monthGrossFen: fen(1000) })).toBe(10);
});

test("nothing is withheld from companies with invoices", () => {
  expect(withhold("none", fen(70_000))).toMatchObject({ taxFen: 0, netFen: fen(70_000), ratePercent: 0 });
});

describe("whatever the method", () => {
  const methods = fc.constantFrom<TaxMethod>("perOccurrence", "cumulative", "incidental", "none");
  const money = fc.integer({ min: 0, max: 200_000_000 });
  const books: fc.Arbitrary<TaxInputs> = fc.record({
    monthCount: fc.nat(5),
    monthGrossFen: money,
    monthWithheldFen: money,
    yearMonths: fc.integer({ min: 1, max: 11 }),
    yearGrossFen: money,
    yearOtherDeductionsFen: money,
    yearWithheldFen: money,
  });

  test("gross is net plus tax, and neither is ever negative", () => {
    fc.assert(
      fc.property(methods, money, books, (method, gross, before) => {
        const { taxFen, netFen, grossFen } = withhold(method, gross, before);
        expect(taxFen + netFen).toBe(grossFen);
        expect(Math.min(taxFen, netFen)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("more gross never means less tax, and never less net", () => {
    fc.assert(
      fc.property(methods, money, fc.nat(1_000_000), books, (method, gross, more, before) => {
        const [less, greater] = [withhold(method, gross, before), withhold(method, gross + more, before)];
        expect(greater.taxFen).toBeGreaterThanOrEqual(less.taxFen);
        expect(greater.netFen).toBeGreaterThanOrEqual(less.netFen);
      }),
    );
  });

  test("the printed steps lead to the tax", () => {
    const months = fc.array(fc.array(fc.integer({ min: 1, max: 9_000_000 }), { maxLength: 3 }), {
      maxLength: 11,
    });
    fc.assert(
      fc.property(methods, money, months, (method, gross, history) => {
        const { inputs } = paid(method, history);
        const step = withhold(method, gross, inputs);
        expect(step.baseFen).toBe(Math.max(0, step.grossFen + step.earlierFen - step.deductionFen));
        const due =
          Math.floor((step.baseFen * step.ratePercent + 50) / 100) -
          step.quickDeductionFen -
          step.alreadyWithheldFen;
        expect(step.taxFen).toBe(Math.max(0, due));
      }),
    );
  });
});

test.each(Object.entries(taxRules))("the brackets of %s meet without a step", (_method, { brackets }) => {
  for (const [index, { upToFen, ratePercent, quickDeductionFen }] of brackets.entries()) {
    const next = brackets[index + 1];
    if (!next || upToFen === null) continue;
    expect((upToFen * next.ratePercent) / 100 - next.quickDeductionFen).toBe(
      (upToFen * ratePercent) / 100 - quickDeductionFen,
    );
    expect(next.ratePercent).toBeGreaterThan(ratePercent);
  }
});
