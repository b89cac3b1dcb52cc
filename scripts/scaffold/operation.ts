import { readFileSync } from "node:fs";
import { contractPath, existingGroups, type Group } from "../contracts/groups";
import { addOperation, type NewOperation } from "./contract-edit";
import { EditProblem } from "./edit-problem";
import { kebabCase } from "./names";
import { Plan } from "./plan";
import { addImport, addToObject, importName } from "./source-edit";

/**
 * An operation with its contract, mock handler, query or mutation, and first test. It compiles once the types are
 * generated; its test fails until the handler answers.
 * @throws EditProblem where the operation or one of its files exists, or an existing file has no place for it
 */
export function planOperation(root: string, operation: NewOperation & { readonly group: Group }): Plan {
  const { id, group, method } = operation;
  refuseTaken(root, id);
  refuseTakenAddress(root, operation);
  const plan = new Plan(root);
  const contract = `contracts/${group}.yaml`;
  plan.change(
    contract,
    "write parameters, answers with their examples, and refusals; then npm run generate",
    (text) => addOperation(contract, text, operation),
  );
  plan.create(
    `tests/${group}/${kebabCase(id)}.test.ts`,
    firstTest(operation),
    "state what it answers, refuses and changes",
  );
  plan.create(
    `mocks/${group}/handlers/${kebabCase(id)}.ts`,
    handlerOf(operation),
    "answer from the world's tables",
  );
  const mockGroup = `mocks/${group}/group.ts`;
  plan.change(
    mockGroup,
    "nothing: the handler is known now",
    (text) => addImport(mockGroup, text, `import { ${id}Handler } from "./handlers/${kebabCase(id)}";`),
    (text) => addToObject(mockGroup, text, "handlers", `...${id}Handler`),
  );
  const isRead = method === "get";
  const calls = `src/api/${group}/${isRead ? "queries" : "mutations"}.ts`;
  plan.change(
    calls,
    isRead ? "state how long it stays fresh" : "state which reads it makes stale",
    (text) => importName(calls, text, isRead ? "queryOptions" : "useMutation", "@tanstack/react-query"),
    (text) => importName(calls, text, "unwrap", "../../client/client-error"),
    (text) => importName(calls, text, "operations", `../../generated/${group}`, true),
    (text) => importName(calls, text, `${group}Client`, "./client"),
    (text) => `${text.trimEnd()}\n\n${isRead ? queryOf(operation) : mutationOf(operation)}`,
  );
  return plan;
}

/** Operations of all groups have different names: faults, journeys and the checker know them by these alone. */
function refuseTaken(root: string, id: string): void {
  for (const group of existingGroups(root)) {
    const lines = readFileSync(contractPath(root, group), "utf8").split("\n");
    const index = lines.findIndex((line) => line.trim() === `operationId: ${id}`);
    if (index >= 0)
      throw new EditProblem(`contracts/${group}.yaml:${index + 1} has ${id} already; choose another name.`);
  }
}

/**
 * One address has one operation, in whichever contract: the mock back end could not tell two apart. Names of parameters
 * make no difference. The same path in the group's own contract is seen where the operation is written.
 */
function refuseTakenAddress(root: string, { group, method, path }: NewOperation): void {
  const shapeOf = (text: string) => text.replace(/\{\w+\}/g, "{}");
  for (const other of existingGroups(root)) {
    let current = "";
    for (const [index, line] of readFileSync(contractPath(root, other), "utf8").split("\n").entries()) {
      current = /^ {2}(\/.*):\s*$/.exec(line)?.[1] ?? current;
      if (line.trimEnd() !== `    ${method}:` || shapeOf(current) !== shapeOf(path)) continue;
      if (other === group && current === path) continue;
      throw new EditProblem(
        `contracts/${other}.yaml:${index + 1} has ${method} ${current} already; choose another path.`,
      );
    }
  }
}

const parametersOf = ({ path }: NewOperation): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

function handlerOf({ id, group, about, isPublic }: NewOperation): string {
  const failure = `throw new Error("${id} has no answer yet: write it in mocks/${group}/handlers/${kebabCase(id)}.ts.");`;
  // The contract promises a refusal without a session, which nothing but the handler gives.
  const session = isPublic ? "" : 'import { withUser } from "../../business/session";\n';
  const handler = isPublic
    ? `${id}() {
    ${failure}
  }`
    : `${id}: (request) =>
    withUser(request, () => {
      ${failure}
    })`;
  return `import type { operations } from "../../../src/generated/${group}";
${session}import type { Handlers } from "../../kernel/handlers";

/** ${about}. */
export const ${id}Handler: Pick<Handlers<operations>, "${id}"> = {
  ${handler},
};
`;
}

function queryOf(operation: NewOperation): string {
  const { id, group, path, about } = operation;
  const name = id.replace(/^(get|list)(?=[A-Z])/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const parameters = parametersOf(operation);
  const taken = parameters.length > 0 ? `path: operations["${id}"]["parameters"]["path"]` : "";
  const options = parameters.length > 0 ? "{ params: { path }, signal }" : "{ signal }";
  return `/** ${about}. */
export function ${name}Query(${taken}) {
  return queryOptions({
    queryKey: ["${id}"${parameters.length > 0 ? ", path" : ""}],
    queryFn: ({ signal }) => unwrap(${group}Client.GET("${path}", ${options})),
  });
}
`;
}

function mutationOf(operation: NewOperation): string {
  const { id, group, method, path, about } = operation;
  const hasPath = parametersOf(operation).length > 0;
  const hasBody = method !== "delete";
  const types = [
    hasPath ? `path: operations["${id}"]["parameters"]["path"]` : "",
    hasBody ? `body: operations["${id}"]["requestBody"]["content"]["application/json"]` : "",
  ].filter(Boolean);
  const names = [hasPath ? "path" : "", hasBody ? "body" : ""].filter(Boolean);
  const taken = names.length > 0 ? `{ ${names.join(", ")} }: { ${types.join("; ")} }` : "";
  const options = [hasPath ? "params: { path }" : "", hasBody ? "body" : ""].filter(Boolean);
  return `/** ${about}. */
export function use${id.replace(/^[a-z]/, (letter) => letter.toUpperCase())}() {
  return useMutation({
    mutationFn: (${taken}) =>
      unwrap(${group}Client.${method.toUpperCase()}("${path}"${options.length > 0 ? `, { ${options.join(", ")} }` : ""})),
  });
}
`;
}

function firstTest(operation: NewOperation): string {
  const { group, method, path, about, isPublic } = operation;
  const options = [
    parametersOf(operation).length > 0
      ? `params: { path: { ${parametersOf(operation)
          .map((name) => `${name}: 1`)
          .join(", ")} } }`
      : "",
    ["get", "delete"].includes(method) ? "" : "body: { id: 1 }",
  ].filter(Boolean);
  const call = `${group}Client.${method.toUpperCase()}("${path}"${options.length > 0 ? `, { ${options.join(", ")} }` : ""})`;
  const signedOut = `
test("whoever is signed out is refused", async () => {
  begin({ mock: "persona:visitor" });
  expect(await errorOf(${call})).toMatchObject({ kind: "signed-out" });
});
`;
  return `import { expect, test } from "vitest";
import { ${group}Client } from "../../src/api/${group}/client";
import { begin, dataOf${isPublic ? "" : ", errorOf"} } from "../support/begin";

test(${JSON.stringify(about)}, async () => {
  begin(${isPublic ? "" : '{ mock: "persona:wholesaler" }'});
  expect(await dataOf(${call})).toMatchObject({ id: 1 });
});
${isPublic ? "" : signedOut}`;
}
