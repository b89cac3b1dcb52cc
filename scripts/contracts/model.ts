import type { ContractLines } from "./contract-lines";
import type { LoadedContract } from "./load";
import { type FoundOperation, findOperations, list, record, text } from "./operations";
import { passesKeyword } from "./source";

/**
 * What a program that answers or checks calls needs of a contract, in one JSON value: operations in a list, schemas
 * under `$defs`, and for every schema the file and line it was written at. The kernel of `mocks/` reads it.
 */
export function contractModel(contract: LoadedContract, group: string): Record<string, unknown> {
  const operations = findOperations(contract);
  const schemas = record(record(contract.document["components"])["schemas"]);
  return {
    group,
    file: contract.file,
    envelope: contract.document["x-envelope"] ?? null,
    operations: operations.map(({ path, method, operation }) => ({
      operationId: text(operation["operationId"]),
      method,
      path,
      isUnsafeGet: operation["x-unsafe-get"] === true,
      isProposed: operation["x-proposed"] === true,
      summary: text(operation["summary"]),
      parameters: list(operation["parameters"]).map(parameterModel),
      requestBody: bodyModel(operation["requestBody"]),
      responses: Object.fromEntries(
        Object.entries(record(operation["responses"])).map(([status, response]) => [
          status,
          responseModel(response),
        ]),
      ),
    })),
    $defs: withLocalReferences(schemas),
    lines: modelLines(contract.lines, operations),
  };
}

function parameterModel(value: unknown) {
  const parameter = record(value);
  return {
    name: text(parameter["name"]),
    in: text(parameter["in"]),
    required: parameter["required"] === true,
    schema: withLocalReferences(parameter["schema"] ?? {}),
    explode: parameter["explode"] !== false,
  };
}

function bodyModel(value: unknown) {
  if (value === undefined) return null;
  const body = record(value);
  return { required: body["required"] === true, content: contentModel(body["content"]) };
}

function responseModel(value: unknown) {
  const response = record(value);
  const headers = Object.entries(record(response["headers"])).map(([name, header]) => [
    name,
    withLocalReferences(record(header)["schema"] ?? {}),
  ]);
  return {
    content: contentModel(response["content"]),
    headers: Object.fromEntries(headers),
    examples: namedExamples(response["content"]),
  };
}

/** Examples by name; the linter sees to it that a name stands once in an operation. */
function namedExamples(value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(record(value)).flatMap((media) =>
      Object.entries(record(record(media)["examples"])).map(([name, example]) => [
        name,
        record(example)["value"],
      ]),
    ),
  );
}

function contentModel(value: unknown) {
  return Object.fromEntries(
    Object.entries(record(value)).map(([type, media]) => [
      type,
      withLocalReferences(record(media)["schema"] ?? {}),
    ]),
  );
}

function withLocalReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalReferences);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === "$ref" && typeof inner === "string"
        ? [key, inner.replace("#/components/schemas/", "#/$defs/")]
        : [key, withLocalReferences(inner)],
    ),
  );
}

/** Replaces pointers into the document by pointers into the model; only schemas and operations are included. */
function modelLines(lines: ContractLines, operations: readonly FoundOperation[]): Record<string, string> {
  const prefixes = operations.map(({ pointer }, index) => ({ pointer, index }));
  const result: Record<string, string> = {};
  for (const [pointer, line] of lines.entries()) {
    if (passesKeyword(pointer, ["example", "examples", "description", "summary"])) continue;
    if (pointer.startsWith("/components/schemas/"))
      result[pointer.replace("/components/schemas/", "/$defs/")] = line;
    const owner = prefixes.find(
      (prefix) => pointer === prefix.pointer || pointer.startsWith(`${prefix.pointer}/`),
    );
    if (!owner) continue;
    const rest = pointer.slice(owner.pointer.length).replace(/(\/content\/[^/]+)\/schema/, "$1");
    if (rest === "" || /^\/(parameters|requestBody|responses)/.test(rest))
      result[`/operations/${owner.index}${rest}`] = line;
  }
  return result;
}
