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

test("what is said of some objects in the next clause gives no formula, and what is not below zero stays there", () => {
  const words = "The total is the subtotal less the discount";
  expect(spelledFormula("totalCents", names, `${words}; if it is void, nothing is due.`)).toBeUndefined();
  const bounded = spelledFormula("totalCents", names, `${words}, not below zero.`);
  expect(bounded?.value({ ...order, discountCents: 1200 })).toBe(0);
  expect(bounded?.value(order)).toBe(900);
});

test("an amount is a product in words", () => {
  const line = { quantity: 3, unitPriceCents: 250, amountCents: 750 };
  const words = "The amount of a line is quantity times unit price; it is shown.";
  const formula = spelledFormula("amountCents", Object.keys(line), words);
  expect(formula?.value(line)).toBe(750);
  expect(formula?.isRight(750, 700)).toBe(false);
});

test.each([
  "The total is subtotal less the promotion.",
  "The total is the sum of the lines.",
  "The total is at most subtotal plus fee.",
  "The total is shown to staff.",
])("a text without a formula of the members gives none: %s", (text) => {
  expect(spelledFormula("totalCents", names, text)).toBeUndefined();
});

test("an exception gives nothing to the objects that hold its word, and the formula to all others", () => {
  const text = "`openCents` is total minus paid, and 0 for a `void` invoice.";
  const formula = spelledFormula("openCents", ["totalCents", "paidCents", "openCents", "status"], text);
  expect(formula?.value({ totalCents: 90, paidCents: 20, openCents: 70, status: "open" })).toBe(70);
  expect(formula?.value({ totalCents: 90, paidCents: 20, openCents: 0, status: "void" })).toBe(0);
});

test("the introduction may say how numbers are rounded", () => {
  const about = "Where a fraction of a cent appears, it is rounded half up.";
  const isRight = (stated: number, general: string): boolean | undefined =>
    spelledFormula("feeCents", names, "The fee is 5 % of the subtotal.", general)?.isRight(2.5, stated);
  expect([isRight(3, about), isRight(2, about), isRight(2, ""), isRight(3, "")]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("what words say of a number names it", () => {
  const text = "`available` is the quantity less what is sold and less what pending orders have reserved.";
  const formula = spelledFormula("available", ["quantity", "sold", "reserved", "available"], text);
  expect(formula?.value({ quantity: 9, sold: 2, reserved: 3 })).toBe(4);
});
