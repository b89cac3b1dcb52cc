import { expect, test } from "vitest";
import { isForLatest, latestMembers } from "../../../../scripts/contract-check/rules/lifecycle/latest-child";
import { operationsOf } from "../../inline-contract";

const answer = (status: string, names: readonly string[]) => ({
  [status]: {
    description: "It",
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: Object.fromEntries(names.map((name) => [name, { type: "integer" }])),
        },
      },
    },
  },
});

test("what a parent shows of its latest child has the names of the child's members", () => {
  const operation = operationsOf({
    "/meters/{id}": {
      get: { operationId: "read", responses: answer("200", ["id", "lastValue", "lastReadOn", "lastName"]) },
    },
    "/meters/{id}/readings": {
      post: { operationId: "record", responses: answer("201", ["id", "value", "readOn"]) },
    },
  });
  expect(latestMembers(operation("read"), operation("record"))).toEqual([
    ["lastValue", "value"],
    ["lastReadOn", "readOn"],
  ]);
});

test.each([
  ["Takes back the latest reading. Earlier ones cannot be deleted (409).", true],
  ["Only the last entry can be removed.", true],
  ["Deletes a reading. The latest is shown by the meter.", false],
])("a text lets the latest alone be deleted: %s", (text, isOrdered) => {
  expect(isForLatest(text)).toBe(isOrdered);
});
