import { array, isObject, object, string } from "../json";
import { CheckProblem } from "../problem";
import { membersOf } from "../schema/shape";
import { childOf, type Documents, describePlace, type Place } from "./documents";
import { readEnvelope } from "./envelope";
import { readFilters, readPagination, readSort, successSchemas } from "./lists";
import type { Answer, Contract, Link, Media, Operation, Parameter, ParameterPlace, Scheme } from "./model";

const methods = ["get", "put", "post", "delete", "patch", "head", "options", "trace"];

/** Reads a contract; what cannot be understood is a `CheckProblem` with file and line. */
export function loadContract(path: string, documents: Documents): Contract {
  const place = documents.open(path);
  const root = object(place.value);
  if (!/^3\.[01]/.test(string(root["openapi"])))
    throw new CheckProblem(`${path}:1 is not an OpenAPI 3.1 contract: "openapi" must begin with 3.1.`);
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
  contract.envelope ??= guessEnvelope(contract);
  return contract;
}

/** A contract that says nothing of its frame may have one all the same: then at least what it frames is known. */
function guessEnvelope(contract: Contract): Contract["envelope"] {
  const framed = contract.operations.filter((operation) =>
    successSchemas(operation).some((schema) => {
      const members = membersOf(contract.documents, schema);
      return members.has("data") && (members.has("code") || members.has("success"));
    }),
  );
  if (framed.length * 2 <= contract.operations.length) return undefined;
  const hasStatuses = contract.operations.some(({ answers }) =>
    answers.some(({ status }) => /^4/.test(status)),
  );
  return hasStatuses
    ? { carries: "status", code: undefined, success: undefined, errcode: undefined, data: "data" }
    : { carries: "body", code: "code", success: "success", errcode: undefined, data: "data" };
}

/** Operations of several contracts must have ids of their own. */
export function checkIds(contracts: readonly Contract[]): void {
  const seen = new Map<string, Operation>();
  for (const operation of contracts.flatMap(({ operations }) => operations)) {
    const known = seen.get(operation.id);
    if (known)
      throw new CheckProblem(
        `${describePlace(operation.place)}: the operationId ${operation.id} is also used at ${describePlace(known.place)}.`,
      );
    seen.set(operation.id, operation);
  }
}

/** Only the path of the first server counts: the address of the server under test comes from outside. */
function basePathOf(root: Record<string, unknown>): string {
  const url = string(object(array(root["servers"])[0])["url"]);
  const path = URL.canParse(url) ? new URL(url).pathname : url.startsWith("/") ? url : "";
  return path.includes("{") ? "" : path.replace(/\/+$/, "");
}

function readSchemes(documents: Documents, root: Place): Map<string, Scheme | undefined> {
  const found = new Map<string, Scheme | undefined>();
  for (const name of Object.keys(object(object(object(root.value)["components"])["securitySchemes"]))) {
    const said = object(documents.child(root, "components", "securitySchemes", name).value);
    const at = string(said["in"]);
    const http = string(said["scheme"]).toLowerCase();
    if (said["type"] === "apiKey" && (at === "header" || at === "query" || at === "cookie"))
      found.set(name, { name, kind: at, field: string(said["name"]) });
    else if (said["type"] === "http" && http === "basic")
      found.set(name, { name, kind: "basic", field: "Authorization" });
    else if (said["type"] !== "mutualTLS") found.set(name, { name, kind: "bearer", field: "Authorization" });
  }
  return found;
}

function readOperation(
  contract: Contract,
  path: string,
  method: string,
  item: Place,
  schemes: Map<string, Scheme | undefined>,
): Operation {
  const { documents } = contract;
  const place = childOf(item, method);
  const said = object(place.value);
  const id = string(said["operationId"]) || `${method} ${path}`;
  const parameters = readParameters(documents, item, place);
  const answers = Object.keys(object(said["responses"])).map((status) =>
    readAnswer(documents, place, status),
  );
  const requirements = array(said["security"] ?? object(contract.place.value)["security"]);
  const operation: Operation = {
    id,
    method,
    path,
    contract,
    parameters,
    body: readBody(documents, place),
    answers,
    security: requirements.map((requirement) =>
      Object.keys(object(requirement)).flatMap((name) => {
        const scheme = schemes.get(name);
        if (!scheme && !schemes.has(name))
          throw new CheckProblem(`${describePlace(place)}: the security scheme ${name} is not described.`);
        return scheme ? [scheme] : [];
      }),
    ),
    text: `${string(said["summary"])} ${string(said["description"])}`,
    pagination: undefined,
    filters: {},
    isFilterDeclared: isObject(said["x-filters"]),
    sort: undefined,
    idempotencyHeader:
      string(object(said["x-idempotency"])["header"]) ||
      parameters.find(({ in: at, name }) => at === "header" && /^(x-)?idempotency-?key$/i.test(name))?.name,
    invalidatesSession:
      said["x-invalidates-session"] === true ||
      (said["x-invalidates-session"] === undefined &&
        method !== "get" &&
        /^(log|sign)-?out$/i.test(path.split("/").at(-1) ?? "")),
    maximumMs: typeof said["x-max-response-ms"] === "number" ? said["x-max-response-ms"] : undefined,
    isUnsafeGet: said["x-unsafe-get"] === true,
    place,
  };
  operation.pagination = readPagination(operation, said["x-pagination"]);
  operation.filters = readFilters(operation, said["x-filters"]);
  operation.sort = readSort(operation, said["x-sort"]);
  for (const { status } of answers) contract.links.push(...readLinks(contract, operation, status));
  return operation;
}

function readParameters(documents: Documents, item: Place, place: Place): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const level of [item, place]) {
    array(object(level.value)["parameters"]).forEach((_, index) => {
      const at = documents.child(level, "parameters", index);
      const said = object(at.value);
      const kind = string(said["in"]) as ParameterPlace;
      const name = string(said["name"]);
      const content = Object.keys(object(said["content"]))[0];
      const style = string(said["style"]) || (kind === "query" || kind === "cookie" ? "form" : "simple");
      found.set(`${kind} ${name}`, {
        name,
        in: kind,
        required: said["required"] === true || kind === "path",
        style,
        explode: typeof said["explode"] === "boolean" ? said["explode"] : style === "form",
        allowReserved: said["allowReserved"] === true,
        schema: content === undefined ? childOf(at, "schema") : childOf(at, "content", content, "schema"),
        isJson: content !== undefined,
        place: at,
        examples: examplesOf(documents, content === undefined ? at : childOf(at, "content", content)),
      });
    });
  }
  // OpenAPI: these three header parameters are ignored, their meaning stands elsewhere.
  return [...found.values()].filter(
    ({ in: at, name }) => at !== "header" || !/^(accept|content-type|authorization)$/i.test(name),
  );
}

function examplesOf(documents: Documents, place: Place): unknown[] {
  const said = object(place.value);
  const several = Object.keys(object(said["examples"])).map(
    (name) => object(documents.child(place, "examples", name).value)["value"],
  );
  return [...("example" in said ? [said["example"]] : []), ...several].filter((value) => value !== undefined);
}

function readMedia(documents: Documents, place: Place): Media[] {
  return Object.keys(object(object(place.value)["content"])).map((type) => {
    const at = childOf(place, "content", type);
    const said = object(at.value);
    return {
      type: type.toLowerCase(),
      schema: said["schema"] === undefined ? undefined : childOf(at, "schema"),
      examples: examplesOf(documents, at),
      encoding: object(said["encoding"]),
      place: at,
    };
  });
}

function readBody(documents: Documents, place: Place): Operation["body"] {
  if (object(place.value)["requestBody"] === undefined) return undefined;
  const at = documents.child(place, "requestBody");
  return { required: object(at.value)["required"] === true, media: readMedia(documents, at), place: at };
}

function readAnswer(documents: Documents, operation: Place, status: string): Answer {
  const place = documents.child(operation, "responses", status);
  const headers = Object.keys(object(object(place.value)["headers"])).map((name) => {
    const at = documents.child(place, "headers", name);
    const said = object(at.value);
    return {
      name,
      required: said["required"] === true,
      schema: said["schema"] === undefined ? undefined : childOf(at, "schema"),
      place: at,
    };
  });
  return {
    status: status.toUpperCase(),
    description: string(object(place.value)["description"]),
    media: readMedia(documents, place),
    headers: headers.filter(({ name }) => !/^content-type$/i.test(name)),
    place,
  };
}

function readLinks(contract: Contract, operation: Operation, status: string): Link[] {
  const { documents } = contract;
  const place = documents.child(operation.place, "responses", status);
  return Object.keys(object(object(place.value)["links"])).flatMap((name) => {
    const said = object(documents.child(place, "links", name).value);
    const reference = string(said["operationRef"]).match(/^#\/paths\/([^/]+)\/([a-z]+)$/);
    const path = decodeURIComponent(reference?.[1] ?? "")
      .replaceAll("~1", "/")
      .replaceAll("~0", "~");
    const to =
      string(said["operationId"]) ||
      string(
        object(object(object(object(contract.place.value)["paths"])[path])[reference?.[2] ?? ""])[
          "operationId"
        ],
      );
    if (to === "") return [];
    const parameters: Record<string, string> = {};
    for (const [parameter, value] of Object.entries(object(said["parameters"])))
      if (typeof value === "string")
        parameters[parameter.replace(/^(path|query|header|cookie)\./, "")] = value;
    for (const [member, value] of Object.entries(object(said["requestBody"])))
      if (typeof value === "string" && value.startsWith("$")) parameters[`body#/${member}`] = value;
    return [{ from: operation.id, status, to, parameters }];
  });
}
