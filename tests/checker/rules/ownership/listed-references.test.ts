import { expect, test } from "vitest";
import { listedReferences } from "../../../../scripts/contract-check/rules/ownership/listed-references";
import { checkerOf, operationsOf } from "../../inline-contract";

const object = (properties: Record<string, unknown>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
const text = { type: "string" };
const animal = object({ id: text, name: text });
const remedy = object({ id: text, animalId: text });
const made = (schema: unknown) => ({ "201": { description: "Made.", ...json(schema) } });
const shown = (schema: unknown) => ({ "200": { description: "It.", ...json(schema) } });

test("lists of what staff makes for somebody's thing are compared between two users", () => {
  const operation = operationsOf({
    "/animals": {
      post: {
        operationId: "createAnimal",
        requestBody: json(object({ name: text })),
        responses: made(animal),
      },
    },
    "/animals/{animalId}": {
      get: {
        operationId: "readAnimal",
        parameters: [{ name: "animalId", in: "path", required: true, schema: text }],
        responses: shown(animal),
      },
    },
    "/remedies": {
      get: { operationId: "listRemedies", responses: shown({ type: "array", items: remedy }) },
      post: {
        operationId: "createRemedy",
        requestBody: json(object({ animalId: text })),
        responses: made(remedy),
      },
    },
  });
  const create = operation("createRemedy");
  const checker = checkerOf(create, { userNames: ["anna", "bruno", "vera"] });
  const names = (): string[] => listedReferences(checker).map(({ name }) => name);
  expect(names()).toEqual([]);
  checker.callers.set(create, 2);
  expect(names()).toEqual(["listed references listRemedies"]);
});
