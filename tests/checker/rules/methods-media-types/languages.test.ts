import { expect, test } from "vitest";
import { missingInVary } from "../../../../scripts/contract-check/rules/methods-media-types/languages";
import { exchangeOf, operationsOf } from "../../inline-contract";

const schema = { type: "object" };
const list = operationsOf({
  "/a": {
    get: {
      operationId: "list",
      parameters: [{ name: "Accept-Language", in: "header", schema: { type: "string" } }],
      responses: {
        "200": {
          description: "All.",
          headers: { Vary: { schema: { type: "string" } } },
          content: { "application/json": { schema }, "text/csv": {} },
        },
      },
    },
  },
})("list");

test("Vary names what an answer with several types and languages depends on", () => {
  const missing = (vary: string) => missingInVary(exchangeOf(list, { headers: { vary } }));
  expect(missing("Accept, Accept-Language")).toEqual([]);
  expect(missing("accept")).toEqual(["Accept-Language"]);
  expect(missing("Origin")).toEqual(["Accept", "Accept-Language"]);
  expect(missing("*")).toEqual([]);
});
