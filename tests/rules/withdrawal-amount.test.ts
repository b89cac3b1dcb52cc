import fc from "fast-check";
import { expect, test } from "vitest";
import type { FieldFacts } from "../../src/rules/checks";
import { checkField } from "../../src/rules/fields";

const sufficient: FieldFacts = { withdrawableFen: 50_000, hasBankCard: true };

test.each<[string, string, FieldFacts]>([
  ["", "amount.empty", sufficient],
  ["abc", "amount.invalid", sufficient],
  ["100.123", "amount.invalid", sufficient],
  ["-100.123", "amount.invalid", sufficient],
  ["1e3", "amount.invalid", sufficient],
  ["-5", "amount.negative", sufficient],
  ["0", "amount.zero", sufficient],
  ["-0.00", "amount.zero", sufficient],
  ["99.99", "amount.minimum", sufficient],
  ["500.01", "amount.exceeds", sufficient],
  ["9".repeat(40), "amount.exceeds", sufficient],
  ["100", "bank.missing", { ...sufficient, hasBankCard: false }],
])("a withdrawal of %j has the message %s", (amount, key, facts) => {
  expect(checkField("amount", amount, facts)?.key).toBe(key);
});

test("the messages come in the decided order when several fit", () => {
  const insufficient: FieldFacts = { withdrawableFen: 1_000, hasBankCard: false };
  expect(checkField("amount", "50", insufficient)?.key).toBe("amount.minimum");
  expect(checkField("amount", "150", insufficient)?.key).toBe("amount.exceeds");
  expect(checkField("amount", "-150", insufficient)?.key).toBe("amount.negative");
});

test("the minimum is named in yuan", () => {
  expect(checkField("amount", "1", sufficient)).toEqual({ key: "amount.minimum", values: { minimum: 100 } });
});

test("the smallest amount and the whole balance can be withdrawn", () => {
  expect(checkField("amount", "100", sufficient)).toBeNull();
  expect(checkField("amount", "100.00", sufficient)).toBeNull();
  expect(checkField("amount", "500", sufficient)).toBeNull();
});

test("facts that are not known yet are not judged", () => {
  expect(checkField("amount", "1000000")).toBeNull();
});

test("an amount passes exactly when it is at least 100 yuan and at most the balance", () => {
  const fen = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(fen, fen, (amountFen, withdrawableFen) => {
      const amount = `${Math.floor(amountFen / 100)}.${String(amountFen % 100).padStart(2, "0")}`;
      const passes = checkField("amount", amount, { withdrawableFen, hasBankCard: true }) === null;
      expect(passes).toBe(amountFen >= 10_000 && amountFen <= withdrawableFen);
    }),
  );
});
