import { describe, expect, test } from "vitest";
import { contractPath, existingGroups, groups } from "../../scripts/contracts/groups";
import { type LoadedContract, loadContract } from "../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../scripts/contracts/operations";
import { ContractProblems, formatProblem } from "../../scripts/contracts/problem";
import { projectRoot } from "../support/project-copy";
import { problemsIn } from "./small-contract";

const existing = existingGroups(projectRoot);

/** Contracts that can be read; one that cannot fails the test of its group below. */
const contracts = existing.flatMap((group) => {
  const contract = readable(() => loadContract(contractPath(projectRoot, group), projectRoot));
  return contract ? [{ group, contract }] : [];
});

const operations = contracts.flatMap(({ group, contract }) =>
  findOperations(contract).map(({ path, method, operation }) => ({
    group,
    contract,
    operation,
    name: text(operation["operationId"]) || `${method} ${path}`,
  })),
);

test.each(existing)("the contract %s has no problem", { timeout: 30_000 }, (group) => {
  expect(problemsIn(projectRoot, [group]).map(formatProblem)).toEqual([]);
});

test("every contract file is one of the seven groups", () => {
  expect(groups).toEqual(["content", "account", "invite", "promoter", "activity", "mall", "report"]);
  expect(existing).toContain("content");
});

test("the content contract has its twenty-four operations", () => {
  expect(operations.filter(({ group }) => group === "content")).toHaveLength(24);
});

test("operationIds are used once over all contracts", () => {
  const ids = operations.map(({ name }) => name);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(operations)("$name", ({ group, operation, contract }) => {
  test("has an id, a summary, a description and the one tag of its group", () => {
    expect(text(operation["operationId"])).toMatch(/^[a-z]+[A-Z][A-Za-z0-9]*$/);
    expect(text(operation["summary"]).length).toBeGreaterThan(5);
    expect(text(operation["description"]).trim()).toMatch(/\.$/);
    expect(operation["tags"]).toEqual([group]);
  });

  test("shows a success and, where it may refuse, every refusal it documents", () => {
    const examples = examplesOf(operation);
    expect(examples.some((example) => example["success"] === true)).toBe(true);
    const documented = new Set(examples.map((example) => example["errcode"]));
    expect(refusalsOf(operation, contract).filter((errcode) => !documented.has(errcode))).toEqual([]);
  });
});

function readable(read: () => LoadedContract): LoadedContract | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContractProblems) return null;
    throw error;
  }
}

function examplesOf(operation: Record<string, unknown>): Record<string, unknown>[] {
  return mediaOf(operation).flatMap((media) =>
    Object.values(record(media["examples"])).map((example) => record(record(example)["value"])),
  );
}

/** The errcodes of the refusals that the responses of an operation reference. */
function refusalsOf(operation: Record<string, unknown>, contract: LoadedContract): unknown[] {
  const schemas = record(record(contract.document["components"])["schemas"]);
  return mediaOf(operation)
    .flatMap((media) => list(record(media["schema"])["oneOf"]))
    .map((branch) =>
      record(record(schemas[text(record(branch)["$ref"]).split("/").at(-1) ?? ""])["properties"]),
    )
    .filter((properties) => record(properties["success"])["const"] === false)
    .flatMap((properties) => record(properties["errcode"])["const"] ?? []);
}

function mediaOf(operation: Record<string, unknown>): Record<string, unknown>[] {
  return Object.values(record(operation["responses"])).flatMap((response) =>
    Object.values(record(record(response)["content"])).map(record),
  );
}
