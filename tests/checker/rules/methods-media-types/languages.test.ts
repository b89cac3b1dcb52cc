import { expect, test } from "vitest";
import {
  dependsOnContent,
  missingInVary,
} from "../../../../scripts/contract-check/rules/methods-media-types/languages";
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

test.each([
  [
    "The hint comes in the language you like best of those the site has it in, and in English if it has it in none.",
    true,
  ],
  ["Texts that are not translated into the language asked for fall back to English.", true],
  ["Comes in the language asked for where a translation is available.", true],
  ["Comes in the language that `Accept-Language` asks for: en, de or fr.", false],
])("the language of an answer depends on what its content is there in: %s", (description, isDependent) => {
  const get = { operationId: "read", description, responses: { "200": { description: "One." } } };
  expect(dependsOnContent(operationsOf({ "/a/{id}": { get } })("read"))).toBe(isDependent);
});
