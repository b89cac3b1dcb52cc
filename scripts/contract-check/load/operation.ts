import type { Documents } from "../document/documents";
import { childOf, describePlace, type Place } from "../document/place";
import { array, isObject, object, string } from "../lib/json";
import { CheckProblem } from "../lib/problem";
import { mayHold, sentencesOf } from "../lib/texts";
import { readFilters, readSort } from "./lists";
import { readMedia } from "./media";
import type { Contract, Link, Operation, Parameter, ResponseSpec, Scheme } from "./model";
import { nameOfOperation } from "./operation-name";
import { readPagination } from "./pagination";
import { readParameters } from "./parameters";

export function readOperation(
  contract: Contract,
  address: string,
  method: string,
  item: Place,
  schemes: Map<string, Scheme | undefined>,
): Operation {
  const { documents } = contract;
  const place = childOf(item, method);
  const fields = object(place.value);
  const path = address.replace(/(?<=.)\/$/, "");
  const id = string(fields["operationId"]) || `${method} ${address}`;
  const text = [ended(string(fields["summary"])), string(fields["description"])].filter(Boolean).join(" ");
  const parameters = readParameters(documents, item, place).map((one) =>
    needsKey(one, text) ? { ...one, required: true } : one,
  );
  const responses = Object.keys(object(fields["responses"])).map((status) =>
    readResponse(documents, place, status),
  );
  const requirements = array(fields["security"] ?? object(contract.place.value)["security"]);
  const operation: Operation = {
    id,
    name: nameOfOperation(string(fields["operationId"]), method, address),
    method,
    path,
    address,
    contract,
    parameters,
    body: readBody(documents, place),
    responses,
    security: requirements.map((requirement) =>
      Object.keys(object(requirement)).flatMap((name) => {
        const scheme = schemes.get(name);
        if (!scheme && !schemes.has(name))
          throw new CheckProblem(`${describePlace(place)}: the security scheme ${name} is not described.`);
        return scheme ? [scheme] : [];
      }),
    ),
    text,
    pagination: undefined,
    filters: {},
    isFilterDeclared: isObject(fields["x-filters"]),
    sort: undefined,
    idempotencyHeader:
      string(object(fields["x-idempotency"])["header"]) ||
      parameters.find(({ in: at, name }) => at === "header" && isIdempotencyKey(name))?.name,
    invalidatesSession:
      fields["x-invalidates-session"] === true ||
      (fields["x-invalidates-session"] === undefined && method !== "get" && endsSession(method, path)),
    maximumMs: typeof fields["x-max-response-ms"] === "number" ? fields["x-max-response-ms"] : undefined,
    isUnsafeGet: fields["x-unsafe-get"] === true,
    place,
  };
  operation.pagination = readPagination(operation, fields["x-pagination"]);
  operation.filters = readFilters(operation, fields["x-filters"]);
  operation.sort = readSort(operation, fields["x-sort"]);
  for (const { status } of responses) contract.links.push(...readLinks(contract, operation, status));
  return operation;
}

/**
 * Whether a text asks for a key of idempotency that is not declared as required, so that its absence can have a code of its
 * own: "An `Idempotency-Key` is needed (400 `key_missing`)".
 */
function needsKey({ in: at, name, required, place }: Parameter, text: string): boolean {
  if (at !== "header" || required || !isIdempotencyKey(name)) return false;
  const description = string(object(place.value)["description"]);
  const asks = (one: string): boolean =>
    /\b(required|needed|compulsory|mandatory|obligatory|(must|has to) be (sent|given|present|set|supplied))\b/i.test(
      one,
    ) && !/\b(not|never|optional|if|where|when it)\b/i.test(one);
  const [first = ""] = sentencesOf(description);
  return asks(first) || sentencesOf(text).some((one) => mayHold(one.toLowerCase(), name) && asks(one));
}

const isIdempotencyKey = (name: string): boolean => /^(x-)?idempotency-?key$/i.test(name);

/** `POST /logout`, `DELETE /sessions/current`. */
const endsSession = (method: string, path: string): boolean =>
  /(^|\/)(log|sign)-?out$/i.test(path) ||
  (method === "delete" && /\/(sessions?|tokens?)\/(current|me|mine|self|this)$|\/session$/i.test(path));

function readBody(documents: Documents, place: Place): Operation["body"] {
  if (object(place.value)["requestBody"] === undefined) return undefined;
  const at = documents.child(place, "requestBody");
  return {
    required: object(at.value)["required"] === true,
    media: readMedia(documents, at, "request"),
    place: at,
  };
}

function readResponse(documents: Documents, operation: Place, status: string): ResponseSpec {
  const place = documents.child(operation, "responses", status);
  const headers = Object.keys(object(object(place.value)["headers"])).map((name) => {
    const at = documents.child(place, "headers", name);
    const fields = object(at.value);
    return {
      name,
      required: fields["required"] === true,
      schema: fields["schema"] === undefined ? undefined : childOf(at, "schema"),
      place: at,
    };
  });
  return {
    status: status.toUpperCase(),
    description: string(object(place.value)["description"]),
    media: readMedia(documents, place, "response"),
    headers: headers.filter(({ name }) => !/^content-type$/i.test(name)),
    place,
  };
}

function readLinks(contract: Contract, operation: Operation, status: string): Link[] {
  const { documents } = contract;
  const place = documents.child(operation.place, "responses", status);
  return Object.keys(object(object(place.value)["links"])).flatMap((name) => {
    const fields = object(documents.child(place, "links", name).value);
    const reference = string(fields["operationRef"]).match(/^#\/paths\/([^/]+)\/([a-z]+)$/);
    const path = decodeURIComponent(reference?.[1] ?? "")
      .replaceAll("~1", "/")
      .replaceAll("~0", "~");
    const to =
      string(fields["operationId"]) ||
      string(
        object(object(object(object(contract.place.value)["paths"])[path])[reference?.[2] ?? ""])[
          "operationId"
        ],
      );
    if (to === "") return [];
    const parameters: Record<string, string> = {};
    for (const [parameter, value] of Object.entries(object(fields["parameters"])))
      if (typeof value === "string")
        parameters[parameter.replace(/^(path|query|header|cookie)\./, "")] = value;
    for (const [member, value] of Object.entries(object(fields["requestBody"])))
      if (typeof value === "string" && value.startsWith("$")) parameters[`body#/${member}`] = value;
    return [{ from: operation.id, status, to, parameters }];
  });
}

/** A summary as a sentence, so that the description does not run on from it. */
const ended = (summary: string): string =>
  /[^\s.:;!?]\s*$/.test(summary) ? `${summary.trimEnd()}.` : summary;
