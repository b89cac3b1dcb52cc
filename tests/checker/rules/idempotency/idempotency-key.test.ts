import { expect, test } from "vitest";
import { repeatedEffects } from "../../../../scripts/contract-check/rules/idempotency/repeated-effects";
import { testMutants } from "../../mutant-tests";
import { boards } from "../../rule-tests";

testMutants(boards, [["key ignored", "createBoard", "idempotency"]]);

test("numbers and lists that a repeated request changes are effects of it", () => {
  const invoice = { paid: 10, due: 5, status: "open", seenAt: "2026-01-01", lines: [1] };
  expect(repeatedEffects(invoice, { ...invoice, seenAt: "2026-01-02" })).toEqual([]);
  expect(repeatedEffects(invoice, { ...invoice, paid: 20, lines: [1, 2] })).toEqual(["paid", "lines"]);
});
