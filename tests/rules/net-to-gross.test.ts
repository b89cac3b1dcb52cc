import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withholdForNet } from "../../src/rules/net-to-gross";
import { nothingBefore, type TaxInputs, type TaxTerms, withholdUnder } from "../../src/rules/tax";
import { type TaxMethod, taxRules } from "../../src/rules/tax-rules";

const fen = (yuan: number) => Math.round(yuan * 100);
const termsOf = (taxMethod: TaxMethod): TaxTerms => ({ taxMethod, ...taxRules[taxMethod] });
const methods = ["perOccurrence", "cumulative", "incidental", "none"] as const;

/** The inputs of the next month after months of one payment each. */
function after(taxMethod: TaxMethod, months: readonly number[]): TaxInputs {
  let inputs = nothingBefore;
  for (const yuan of months) {
    const { taxFen } = withholdUnder(termsOf(taxMethod), fen(yuan), inputs);
    inputs = {
      ...inputs,
      yearMonths: inputs.yearMonths + 1,
      yearGrossFen: inputs.yearGrossFen + fen(yuan),
      yearWithheldFen: inputs.yearWithheldFen + taxFen,
    };
  }
  return inputs;
}

describe("from net to gross", () => {
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
  ])("by occurrence, what %d yuan leave after %d of tax is found from the net", (gross, tax) => {
    const found = withholdForNet(termsOf("perOccurrence"), fen(gross - tax));
    expect(found).toMatchObject({ netFen: fen(gross - tax) });
    expect(found?.grossFen).toBeLessThanOrEqual(fen(gross));
    expect(fen(gross) - (found?.grossFen ?? 0)).toBeLessThanOrEqual(2);
  });

  test.each([
    [[], 6250, 0],
    [[], 10_000, 90],
    [[10_000], 10_000, 90],
    [[10_000, 10_000], 3000, 0],
    [[], 50_000, 1050],
    [[50_000], 80_000, 5830],
    [[], 100_000, 4980],
  ])("cumulated after %j, what %d yuan leave after %d of tax is found from the net", (months, gross, tax) => {
    const before = after("cumulative", months);
    expect(withholdUnder(termsOf("cumulative"), fen(gross), before).taxFen).toBe(fen(tax));
    const found = withholdForNet(termsOf("cumulative"), fen(gross - tax), before);
    expect(found?.netFen).toBe(fen(gross - tax));
    expect(Math.abs(fen(gross) - (found?.grossFen ?? 0))).toBeLessThanOrEqual(2);
  });

  test("a red packet of 125 yuan leaves 100, and without withholding gross is net", () => {
    expect(withholdForNet(termsOf("incidental"), fen(100))).toMatchObject({
      grossFen: fen(125),
      taxFen: fen(25),
    });
    expect(withholdForNet(termsOf("none"), fen(100))).toMatchObject({ grossFen: fen(100), taxFen: 0 });
  });

  test("what cannot be counted exactly has no gross", () => {
    expect(withholdForNet(termsOf("perOccurrence"), Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  test("the gross found leaves the net to the fen, and one fen less leaves less", () => {
    const money = fc.integer({ min: 0, max: 200_000_000 });
    const inputs = fc.record({
      monthCount: fc.integer({ min: 0, max: 9 }),
      monthGrossFen: money,
      monthWithheldFen: fc.integer({ min: 0, max: 1_000_000 }),
      yearMonths: fc.integer({ min: 1, max: 12 }),
      yearGrossFen: money,
      yearOtherDeductionsFen: fc.integer({ min: 0, max: 5_000_000 }),
      yearWithheldFen: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const wanted = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...methods), wanted, inputs, (taxMethod, netFen, before) => {
        const terms = termsOf(taxMethod);
        const found = withholdForNet(terms, netFen, before);
        expect(found?.netFen).toBe(netFen);
        const oneLess = withholdUnder(terms, (found?.grossFen ?? 0) - 1, before);
        expect(oneLess.netFen).toBeLessThan(netFen);
      }),
      { numRuns: 2000 },
    );
  });
});
