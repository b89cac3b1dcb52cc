import { expect, test } from "vitest";
import { hasToMatch } from "../../../../scripts/contract-check/engine/own-members";
import { operationsOf } from "../../inline-contract";

test.each([
  ["A wrong code is refused with 409.", true],
  ["409 `code_mismatch`.", true],
  ["Stores the code (409 when it is taken).", false],
  ["Another code is refused with 409.", true],
  ["A closed door cannot get another code (409 `door_closed`).", false],
])("a text compares a value with the one that is there: %s", (description, isCompared) => {
  const operation = operationsOf({
    "/doors/{doorId}/open": {
      post: { operationId: "openDoor", description, responses: { "409": { description: "Refused." } } },
    },
  })("openDoor");
  expect(hasToMatch(operation, "code")).toBe(isCompared);
});
