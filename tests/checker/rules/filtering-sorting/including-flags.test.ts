import { expect, test } from "vitest";
import { includingFlags } from "../../../../scripts/contract-check/rules/filtering-sorting/including-flags";
import { operationsOf } from "../../inline-contract";

test("a switch that lets further items in is known by its name and type", () => {
  const parameter = (name: string, type: string) => ({ name, in: "query", schema: { type } });
  const schema = { type: "array", items: { type: "object" } };
  const list = operationsOf({
    "/rooms": {
      get: {
        operationId: "listRooms",
        parameters: [
          parameter("includeDeleted", "boolean"),
          parameter("include", "string"),
          parameter("archived", "boolean"),
        ],
        responses: { "200": { description: "Rooms.", content: { "application/json": { schema } } } },
      },
    },
  })("listRooms");
  expect(includingFlags(list).map(({ name }) => name)).toEqual(["includeDeleted"]);
});
