import type { Documents } from "../document/documents";
import { describePlace, type Place } from "../document/place";
import { array, isObject, object, string } from "../lib/json";
import { CheckProblem } from "../lib/problem";
import { membersOf } from "../schema/shape";
import { readEnvelope } from "./envelope";
import { successSchemas } from "./lists";
import type { Contract, Operation, Scheme } from "./model";
import { readOperation } from "./operation";
import { addRulesOfCreation } from "./rules-of-creation";

const methods = ["get", "put", "post", "delete", "patch", "head", "options", "trace"];

/**
 * Reads a contract.
 * @throws CheckProblem with file and line for what cannot be understood
 */
export function loadContract(path: string, documents: Documents): Contract {
  const place = documents.open(path);
  const root = object(place.value);
  if (!/^3\.[01]/.test(string(root["openapi"])))
    throw new CheckProblem(`${path}:1 is not an OpenAPI contract: "openapi" must begin with 3.0 or 3.1.`);
  if (!isObject(root["paths"])) throw new CheckProblem(`${path}:1 has no "paths".`);
  const contract: Contract = {
    documents,
    place,
    title: string(object(root["info"])["title"]) || path,
    basePath: basePathOf(root),
    envelope: readEnvelope(place),
    operations: [],
    links: [],
  };
  const schemes = readSchemes(documents, place);
  for (const template of Object.keys(root["paths"])) {
    const item = documents.child(place, "paths", template);
    for (const method of methods.filter((name) => isObject(object(item.value)[name])))
      contract.operations.push(readOperation(contract, template, method, item, schemes));
  }
  addRulesOfCreation(contract.operations);
  contract.envelope ??= inferEnvelope(contract);
  return contract;
}

/** Guesses the envelope of a contract that declares none, so that data members are found. */
function inferEnvelope(contract: Contract): Contract["envelope"] {
  const framed = contract.operations.filter((operation) =>
    successSchemas(operation).some((schema) => {
      const members = membersOf(contract.documents, schema);
      return members.has("data") && (members.has("code") || members.has("success"));
    }),
  );
  if (framed.length * 2 <= contract.operations.length) return undefined;
  const hasStatuses = contract.operations.some(({ responses }) =>
    responses.some(({ status }) => /^4/.test(status)),
  );
  return hasStatuses
    ? { carries: "status", code: undefined, success: undefined, errcode: undefined, data: "data" }
    : { carries: "body", code: "code", success: "success", errcode: undefined, data: "data" };
}

/** Checks that operation ids are unique over all contracts. */
export function checkIds(contracts: readonly Contract[]): void {
  const byId = new Map<string, Operation>();
  for (const operation of contracts.flatMap(({ operations }) => operations)) {
    const known = byId.get(operation.id);
    if (known)
      throw new CheckProblem(
        `${describePlace(operation.place)}: the operationId ${operation.id} is also used at ${describePlace(known.place)}.`,
      );
    byId.set(operation.id, operation);
  }
}

/** The path of the first server, variables at their defaults. Host and port come from the command line. */
function basePathOf(root: Record<string, unknown>): string {
  const server = object(array(root["servers"])[0]);
  const variables = object(server["variables"]);
  const url = string(server["url"]).replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const fallback = object(variables[name])["default"];
    return fallback === undefined ? whole : String(fallback);
  });
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/^(?:https?:)?\/\/[^/]*/, "");
  if (path.includes("{") || path.includes("%7B")) return "";
  return `/${path}`.replace(/^[/.]+/, "/").replace(/\/+$/, "");
}

function readSchemes(documents: Documents, root: Place): Map<string, Scheme | undefined> {
  const found = new Map<string, Scheme | undefined>();
  for (const name of Object.keys(object(object(object(root.value)["components"])["securitySchemes"]))) {
    const fields = object(documents.child(root, "components", "securitySchemes", name).value);
    const at = string(fields["in"]);
    const http = string(fields["scheme"]).toLowerCase();
    if (fields["type"] === "apiKey" && (at === "header" || at === "query" || at === "cookie"))
      found.set(name, { name, kind: at, field: string(fields["name"]) });
    else if (fields["type"] === "http" && http === "basic")
      found.set(name, { name, kind: "basic", field: "Authorization" });
    else if (fields["type"] !== "mutualTLS")
      found.set(name, { name, kind: "bearer", field: "Authorization" });
  }
  return found;
}
