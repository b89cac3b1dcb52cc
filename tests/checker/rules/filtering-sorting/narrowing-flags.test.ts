import { expect, test } from "vitest";
import {
  comparisonIn,
  isLetIn,
  narrowingFlags,
} from "../../../../scripts/contract-check/rules/filtering-sorting/narrowing-flags";
import { operationsOf } from "../../inline-contract";

test("a switch is called after a number or a truth value of the items", () => {
  const parameter = (name: string) => ({ name, in: "query", schema: { type: "boolean" } });
  const properties = {
    available: { type: "integer" },
    isOpen: { type: "boolean" },
    name: { type: "string" },
  };
  const schema = { type: "array", items: { type: "object", properties } };
  const list = operationsOf({
    "/slots": {
      get: {
        operationId: "listSlots",
        parameters: ["only_available", "openOnly", "onlyName", "available"].map(parameter),
        responses: { "200": { description: "Slots.", content: { "application/json": { schema } } } },
      },
    },
  })("listSlots");
  expect(narrowingFlags(list).map(({ member }) => member)).toEqual(["available", "isOpen"]);
  expect([{ n: 0 }, { n: 2 }, { n: true }, {}].map((item) => isLetIn(item, "n"))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  [
    "`low=true` gives those whose `left` is at or below their `limit`, `low=false` the others.",
    "left <= limit",
  ],
  ["`low=true` gives those whose `left` is above the `limit`, `low=false` the others.", "left > limit"],
  ["`low=true` gives those whose `left` is below their `limit`.", ""],
  ["`low=true` gives those whose `left` is below five, `low=false` the others.", ""],
])("a text compares two members for a switch: %s", (text, wanted) => {
  const found = comparisonIn(text, ["left", "limit"]);
  expect(found ? `${found.left} ${found.order} ${found.right}` : "").toBe(wanted);
});
