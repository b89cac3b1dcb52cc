import { describe, expect, test } from "vitest";
import { contractPath, writtenGroups } from "../../scripts/contracts/groups";
import { loadContract } from "../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../scripts/contracts/operations";
import { formatProblem } from "../../scripts/contracts/problem";
import { projectRoot } from "../support/project-copy";
import { problemsIn } from "./small-contract";

const contracts = writtenGroups(projectRoot).map((group) => ({
  group,
  contract: loadContract(contractPath(projectRoot, group), projectRoot),
}));

const operations = contracts.flatMap(({ group, contract }) =>
  findOperations(contract).map((found) => ({
    group,
    ...found,
    name: text(found.operation["operationId"]) || `${found.method} ${found.path}`,
  })),
);

test("the written contracts have no problem", () => {
  expect(problemsIn(projectRoot, writtenGroups(projectRoot)).map(formatProblem)).toEqual([]);
});

test("the content contract has its twenty-four operations", () => {
  expect(operations.filter(({ group }) => group === "content")).toHaveLength(24);
});

test("operationIds are used once over all contracts", () => {
  const ids = operations.map(({ name }) => name);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

describe.each(operations)("$name", ({ group, operation }) => {
  test("has an id, a summary, a description and the one tag of its group", () => {
    expect(text(operation["operationId"])).toMatch(/^[a-z]+[A-Z][A-Za-z]*$/);
    expect(text(operation["summary"]).length).toBeGreaterThan(5);
    expect(text(operation["description"])).toMatch(/\.$/);
    expect(operation["tags"]).toEqual([group]);
  });

  test("shows a success, and every kind of refusal it may give", () => {
    const answers = examplesOf(operation);
    expect(answers.some((answer) => answer["success"] === true)).toBe(true);
    const shown = new Set(
      answers.filter((answer) => answer["success"] === false).map((answer) => answer["code"]),
    );
    expect([...shown].sort()).toEqual(refusalCodes(operation).sort());
  });

  test("says so when a GET changes something", () => {
    const changes = /\b(changes|counts one voice)\b/i.test(text(operation["description"]));
    if (operation["x-unsafe-get"] === true) expect(changes).toBe(true);
  });
});

function examplesOf(operation: Record<string, unknown>): Record<string, unknown>[] {
  return mediaOf(operation).flatMap((media) =>
    Object.values(record(media["examples"])).map((example) => record(record(example)["value"])),
  );
}

/** Codes of the refusals an operation documents, read from the envelope schemas its answers refer to. */
function refusalCodes(operation: Record<string, unknown>): unknown[] {
  const codes = { Invalid: 400, NotFound: 404, Duplicate: 409, TooOften: 429 };
  return mediaOf(operation).flatMap((media) =>
    list(record(media["schema"])["oneOf"]).flatMap((branch) => {
      const name = text(record(branch)["$ref"]).split("/").at(-1);
      return Object.entries(codes).flatMap(([schema, code]) => (schema === name ? [code] : []));
    }),
  );
}

function mediaOf(operation: Record<string, unknown>): Record<string, unknown>[] {
  return Object.values(record(operation["responses"])).flatMap((response) =>
    Object.values(record(record(response)["content"])).map(record),
  );
}
