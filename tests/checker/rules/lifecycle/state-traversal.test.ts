import { expect, test } from "vitest";
import { versionFault } from "../../../../scripts/contract-check/rules/shared/version-growth";
import { operationsOf } from "../../inline-contract";
import { testParcelDefects } from "../../rule-tests";
import { testShelf } from "../../shelf-tests";

testParcelDefects(
  [
    "createShipment",
    "getShipment",
    "dispatchShipment",
    "confirmDelivery",
    "deleteShipment",
    "restoreShipment",
    "getShipmentProgress",
  ],
  ["dispatch leaves the draft", "restoring brings nothing back"],
);

testShelf([
  ["lending keeps the state", "lendBook", "read-back"],
  ["lentAt is not set", "lendBook", "read-back"],
]);

test("a version that a text says to grow by one does so with each change", () => {
  const version = { type: "integer", description: "Grows by one with each change." };
  const content = { "application/json": { schema: { type: "object", properties: { version } } } };
  const responses = { "200": { description: "It.", content } };
  const read = operationsOf({ "/a": { get: { operationId: "read", responses } } })("read");
  const resource = { key: "/a", noun: "a", isSingle: false, parent: undefined, actions: [], read };
  expect(versionFault(resource, { version: 1 }, { version: 2 })).toBeUndefined();
  expect(versionFault(resource, { version: 1 }, { version: 1 })?.expected).toBe("version 2");
  expect(versionFault(resource, { version: 1 }, { version: 3 })?.actual).toBe("version: 3");
});
