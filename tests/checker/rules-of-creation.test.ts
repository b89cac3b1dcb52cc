import { expect, test } from "vitest";
import { operationsOf } from "./inline-contract";

const creation =
  "A new room is free. Names are unique, ignoring letter case (409). `tags` are stored in lower case. Refused with 409 while the house is closed.";

/** The text of a change with this description, beside the creation above. */
function textOfChange(description: string): string {
  const responses = { "200": { description: "It." } };
  const operation = operationsOf({
    "/rooms": { post: { operationId: "createRoom", description: creation, responses } },
    "/rooms/{id}": { put: { operationId: "replaceRoom", description, responses } },
  })("replaceRoom");
  return operation.text;
}

test.each([
  "The rules are those of creation.",
  "The same rules as on creation.",
  "The rules of creation apply.",
])("a change whose text refers to the rules of creation has them: %s", (text) => {
  expect(textOfChange(text)).toBe(
    `${text} Names are unique, ignoring letter case (409). \`tags\` are stored in lower case.`,
  );
});

test("rules for one member are the sentences about it", () => {
  const text = "The rules for `tags` are those of creation.";
  expect(textOfChange(text)).toBe(`${text} \`tags\` are stored in lower case.`);
  const named = "The rules for `name` are those of creation.";
  expect(textOfChange(named)).toBe(`${named} Names are unique, ignoring letter case (409).`);
});

test("a change that refers to none keeps its own text", () => {
  expect(textOfChange("Replaces the room as creation left it.")).toBe(
    "Replaces the room as creation left it.",
  );
});
