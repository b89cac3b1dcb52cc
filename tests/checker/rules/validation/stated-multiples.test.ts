import { expect, test } from "vitest";
import { multiplesIn } from "../../../../scripts/contract-check/rules/validation/stated-multiples";
import { runOf } from "../../inline-contract";
import { serve } from "../../servers/kit";
import { type RentalDefect, rentalContract, rentalServer } from "../../servers/rental-server";

test.each([
  ["`value` must be at least ten times `rate` (422 `too_low`).", ["value >= 10 rate"]],
  ["The `deposit` is at most twice the `rate`.", ["deposit <= 2 rate"]],
  ["`deposit` must not exceed 3 times `value`.", ["deposit <= 3 value"]],
  ["`value` is asked for at most ten times a day.", []],
  ["`value` is ten times `rate`.", []],
  ["The bail is at least five times the daily\nfee (422).", ["bailCents >= 5 dailyFeeCents"]],
])("a text bounds a member by a multiple of another: %s", (text, expected) => {
  const found = multiplesIn(text, ["rate", "value", "deposit", "dailyFeeCents", "bailCents"]);
  expect(
    found.map(({ member, of, factor, isUpper }) => `${member} ${isUpper ? "<=" : ">="} ${factor} ${of}`),
  ).toEqual(expected);
});

test.each<[RentalDefect | undefined, string[]]>([
  ["value", ["createDevice refusal"]],
  [undefined, []],
])("a number beyond a multiple of another one is refused: %s", async (defect, expected) => {
  const { handle } = rentalServer(() => undefined, defect);
  const server = await serve(handle);
  const run = runOf(rentalContract, "users:\n  ann: { schemes: { bearer: ann } }\n", server.url);
  const { findings } = await run.run();
  await server.close();
  const ofMultiples = findings.filter(({ cause }) => cause === "multiple");
  expect(ofMultiples.map(({ operation, rule }) => `${operation.id} ${rule}`)).toEqual(expected);
});
