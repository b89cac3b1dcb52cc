import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { generate } from "../../scripts/contract-check/schema/generate";
import { pruned } from "../../scripts/contract-check/schema/prune";
import { Validator } from "../../scripts/contract-check/schema/validator";
import { createRandom } from "../../scripts/lib/random";
import { temporaryFolder } from "../support/temporary-folder";

/** The body schema of a contract with one operation, its validator and its generator. */
function loadBodySchema(schema: unknown) {
  const contract = {
    openapi: "3.1.0",
    paths: {
      "/things": {
        post: {
          operationId: "addThing",
          requestBody: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          responses: { "201": { description: "Made." } },
        },
      },
    },
    components: { schemas: { Thing: schema } },
  };
  const folder = temporaryFolder({ "contract.json": JSON.stringify(contract) });
  const documents = new Documents();
  const { operations } = loadContract(join(folder, "contract.json"), documents);
  const place = operations[0]?.body?.media[0]?.schema;
  if (!place) throw new Error("no body");
  const validator = new Validator();
  validator.addSchemas(documents.all().map((source) => ({ value: source.value, source, pointer: "" })));
  const generateValue = (seed: number): unknown =>
    generate(documents, place, { random: createRandom(seed, "test") });
  return { place, validator, generateValue };
}

test.each([
  ["a look-ahead", { type: "string", pattern: "^(?=.*\\d)(?=.*[a-z])[a-z0-9]{6,12}$" }],
  ["what must not follow", { type: "string", pattern: "^(?!x)[a-z]+$" }],
  ["a pattern open at its end", { type: "string", format: "uri", pattern: "^https://", maxLength: 200 }],
  ["a pattern open at one of its ends", { type: "string", pattern: "^a|b$", maxLength: 200 }],
  ["limits as wide as the type", { type: "integer", minimum: -(2 ** 63), maximum: 2 ** 63 }],
  [
    "a limit beyond what a double holds",
    { type: "integer", format: "int64", minimum: 9_007_199_254_740_000 },
  ],
])("a value is generated for %s", (_, schema) => {
  const { place, validator, generateValue } = loadBodySchema(schema);
  for (const seed of [1, 2, 3, 4, 5]) expect(validator.check(place, generateValue(seed))).toEqual([]);
});

test("optional properties that cannot be generated are omitted", () => {
  const unsatisfiable = { type: "string", not: { type: "string" } };
  const properties = {
    name: { type: "string" },
    unsatisfiable: unsatisfiable,
    deep: { type: "object", properties: { unsatisfiable: unsatisfiable } },
  };
  const { place, validator, generateValue } = loadBodySchema({
    type: "object",
    required: ["name"],
    properties,
  });
  expect(pruned(validator, place, generateValue(1))).toEqual({ name: expect.any(String), deep: {} });
  const needed = loadBodySchema({ type: "object", required: ["unsatisfiable"], properties });
  expect(pruned(needed.validator, needed.place, needed.generateValue(1))).toBeUndefined();
});

test("a schema that refers to itself alone allows every value", () => {
  const { place, validator } = loadBodySchema({ $ref: "#/components/schemas/Thing" });
  expect(() => validator.check(place, 1)).not.toThrow();
});
