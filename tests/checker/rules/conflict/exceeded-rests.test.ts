import { expect, test } from "vitest";
import { limitsToRest } from "../../../../scripts/contract-check/engine/small-amounts";

test.each([
  ["One cannot pay more than is outstanding (409 `overpayment`).", true],
  ["The amount cannot exceed what is left (422).", true],
  ["No more can go back than what earlier refunds have left (409).", true],
  ["409 when the order has more than 20 lines.", false],
  ["One pays what is left; 404 for an unknown bill.", false],
])("a text refuses more than is left: %s", (text, isRefused) => {
  expect(limitsToRest(text)).toBe(isRefused);
});
