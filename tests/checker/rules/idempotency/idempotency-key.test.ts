import { expect, test } from "vitest";
import { refusesOtherBody } from "../../../../scripts/contract-check/rules/idempotency/idempotency-key";
import { repeatedEffects } from "../../../../scripts/contract-check/rules/idempotency/repeated-effects";
import { operationsOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards } from "../../rule-tests";

testMutants(boards, [["key ignored", "createBoard", "idempotency"]]);

test("numbers and lists that a repeated request changes are effects of it", () => {
  const invoice = { paid: 10, due: 5, status: "open", seenAt: "2026-01-01", lines: [1] };
  expect(repeatedEffects(invoice, { ...invoice, seenAt: "2026-01-02" })).toEqual([]);
  expect(repeatedEffects(invoice, { ...invoice, paid: 20, lines: [1, 2] })).toEqual(["paid", "lines"]);
});

test.each([
  ["With another payment it is 422 `idempotency_key_reused`.", "", 422],
  ["A key is remembered.", "Keys: with another body it is refused with 409.", 409],
  ["With another payment it is 422.", "", undefined],
])("a text refuses a key with another body: %s %s", (description, introduction, code) => {
  const responses = Object.fromEntries(["201", "409", "422"].map((one) => [one, { description: "It." }]));
  const operation = operationsOf(
    { "/payments": { post: { operationId: "pay", description, responses } } },
    { info: { title: "Inline", description: introduction } },
  )("pay");
  expect(refusesOtherBody(operation, "payment")).toBe(code);
});
