import { expect, test } from "vitest";
import { spelledFormula } from "../../scripts/contract-check/judge/spelled-formulas";

const order = { subtotalCents: 1000, discountCents: 100, feeCents: 23, totalCents: 923 };
const fee = "The service fee is 2.5 % of the subtotal less the discount, rounded to the cent, halves up.";
const total = "The total is subtotal less discount plus fee.";
const names = Object.keys(order);

test.each([
  [fee, "feeCents", { ...order }, true],
  [fee, "feeCents", { ...order, feeCents: 25 }, false],
  [total, "totalCents", { ...order }, true],
  [total, "totalCents", { ...order, totalCents: 900 }, false],
])("a number is what words make of its neighbours: %s", (text, name, shown, isRight) => {
  const formula = spelledFormula(name, names, text);
  const exact = formula?.value(shown) ?? Number.NaN;
  expect(formula?.isRight(exact, shown[name as keyof typeof order])).toBe(isRight);
});

test.each([
  "The total is subtotal less the promotion.",
  "The total is the sum of the lines.",
  "The total is at most subtotal plus fee.",
  "The total is shown to staff.",
])("a text without a formula of the members gives none: %s", (text) => {
  expect(spelledFormula("totalCents", names, text)).toBeUndefined();
});
