import { isMap, isScalar, parseDocument } from "yaml";
import { EditProblem } from "./edit-problem";

/** The description of a new operation. */
export interface NewOperation {
  readonly id: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  /** One sentence, without its full stop. */
  readonly about: string;
  /** Whether it can be called without signing in. */
  readonly isPublic: boolean;
}

/**
 * A contract with one more operation, behind the others of its path or as a path of its own behind the last one.
 * Everything that stands in the file stays as it is written.
 * @throws EditProblem where the operation is there already, or the contract knows no sessions and needs one
 */
export function addOperation(file: string, text: string, operation: NewOperation): string {
  const { method, path } = operation;
  const document = parseDocument(text);
  const paths = document.get("paths");
  if (!isMap(paths)) throw new EditProblem(`${file}: there are no paths.`);
  if (!operation.isPublic && !document.hasIn(["components", "securitySchemes", "session"]))
    throw new EditProblem(`${file} knows nobody who is signed in; add --public.`);
  const lines = operationLines(operation);
  const existing = paths.items.find(({ key }) => isScalar(key) && key.value === path)?.value;
  if (isMap(existing)) {
    if (existing.has(method)) throw new EditProblem(`${file}: ${path} has the method ${method} already.`);
    return insertAfter(text, existing.range?.[1], lines);
  }
  return insertAfter(text, paths.range?.[1], ["", `  ${path}:`, ...lines]);
}

/** The lines behind a position, on lines of their own; blank lines before the next part of the file stay. */
function insertAfter(text: string, position = text.length, lines: readonly string[]): string {
  const before = text.slice(0, position).trimEnd();
  return `${before}\n${lines.join("\n")}\n${text.slice(before.length).replace(/^\n/, "")}`;
}

function operationLines({ id, group, method, about, path, isPublic }: NewOperation): string[] {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const takesBody = !["get", "delete"].includes(method);
  return [
    `    ${method}:`,
    `      operationId: ${id}`,
    `      tags: [${group}]`,
    `      summary: ${JSON.stringify(about)}`,
    `      description: ${JSON.stringify(`${about}.`)}`,
    "      x-proposed: true",
    `      security: ${isPublic ? "[]" : "[{ session: [] }]"}`,
    ...(parameters.length > 0 ? ["      parameters:"] : []),
    ...parameters.flatMap((name) => [
      `        - name: ${name}`,
      "          in: path",
      "          required: true",
      '          schema: { $ref: "common/entities.yaml#/Id" }',
      "          example: 1",
    ]),
    ...(takesBody ? requestLines : []),
    ...responseLines(isPublic),
  ];
}

const requestLines = [
  "      requestBody:",
  "        required: true",
  "        content:",
  "          application/json:",
  "            schema:",
  "              type: object",
  "              additionalProperties: false",
  "              required: [id]",
  '              properties: { id: { $ref: "common/entities.yaml#/Id" } }',
  "            examples:",
  "              one: { summary: The first one, value: { id: 1 } }",
];

function responseLines(isPublic: boolean): string[] {
  return [
    "      responses:",
    '        "200":',
    `          description: The ${isPublic ? "data" : "data, or that nobody is signed in"}.`,
    "          content:",
    "            application/json:",
    "              schema:",
    "                oneOf:",
    '                  - allOf: [{ $ref: "common/envelope.yaml#/Success" }]',
    "                    required: [data]",
    "                    properties:",
    "                      data:",
    "                        type: object",
    "                        additionalProperties: false",
    "                        required: [id]",
    '                        properties: { id: { $ref: "common/entities.yaml#/Id" } }',
    "                    unevaluatedProperties: false",
    ...(isPublic ? [] : ['                  - $ref: "common/envelope.yaml#/SignedOut"']),
    "              examples:",
    "                one:",
    "                  summary: The first one",
    '                  value: { code: 200, errcode: 0, success: true, msg: "", data: { id: 1 } }',
    ...(isPublic ? [] : ['                signedOut: { $ref: "common/envelope.yaml#/SignedOutExample" }']),
  ];
}
