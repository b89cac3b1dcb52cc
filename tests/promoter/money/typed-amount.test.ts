import { expect, test } from "vitest";
import { readTypedAmount } from "../../../src/screens/promoter/money/withdrawal/typed-amount";

test.each([
  ["1,000", "1000"],
  ["12,345,678.90", "12345678.90"],
  [" 500 ", "500"],
  ["１０００", "1000"],
  ["¥500", "500"],
  ["￥ 1,200.50", "1200.50"],
  ["$80", "80"],
  ["500元", "500"],
  ["CNY 500", "500"],
  ["-5", "-5"],
])("%j is read as %j", (typed, amount) => expect(readTypedAmount(typed)).toBe(amount));

// 12,5 is twelve and a half in many countries: as 125 it would be sent without a question.
test.each(["12,5", "1,00", "1,0000", ",5", "5元5角"])("%j stays as it is, to be refused", (typed) =>
  expect(readTypedAmount(typed)).toBe(typed),
);
