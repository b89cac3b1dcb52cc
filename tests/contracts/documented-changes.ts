import type { Severity } from "../../scripts/contracts/diff/change";
import { shopContract } from "./two-versions";

/** Text of the contract and what takes its place. */
export type Edit = readonly [piece: string, replacement: string];

/** A kind of change, made in the shop's contract. */
export interface DocumentedChange {
  /** As `docs/contract-changes.md` names it. */
  readonly kind: string;
  /** What makes the shop's contract the old version; nothing where it is. */
  readonly before: readonly Edit[];
  /** What makes it the new version. */
  readonly after: readonly Edit[];
  /** The worst class of what is found. */
  readonly severity: Severity;
  /** Whether oasdiff documents it as breaking (its errors and warnings alike). */
  readonly oasdiff: "breaking" | "not breaking";
}

const changes =
  (severity: Severity, oasdiff: DocumentedChange["oasdiff"]) =>
  (kind: string, ...after: readonly Edit[]): DocumentedChange => ({
    kind,
    before: [],
    after,
    severity,
    oasdiff,
  });

/** The same between two versions that both differ from the shop's contract. */
const between = (before: Edit, change: DocumentedChange): DocumentedChange => ({
  ...change,
  before: [before],
});

const breaks = changes("breaking", "breaking");
const mayBreak = changes("risky", "breaking");
const isSafe = changes("safe", "not breaking");
const onlyRisky = changes("risky", "not breaking");
/** oasdiff looks at keywords that concern no caller of these contracts. */
const safeExceptions = changes("safe", "breaking");

const openPath = shopContract.slice(shopContract.indexOf("  /open:"), shopContract.indexOf("components:"));
const page =
  "{ name: page, in: query, required: false, schema: { type: integer, format: int32, minimum: 1, maximum: 100, default: 1 } }";
const trace = "{ name: X-Trace, in: header, schema: { type: string } }";
const afterTrace = (parameter: string): Edit => [`- ${trace}`, `- ${trace}\n        - ${parameter}`];
const body =
  '      requestBody:\n        required: true\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/NewGood" }\n          application/x-www-form-urlencoded:\n            schema: { type: object }\n';
const bodyOf = (schema: string): Edit => [
  '            schema: { $ref: "#/components/schemas/NewGood" }',
  `            schema: ${schema}`,
];
const title = 'title: { type: string, minLength: 2, maxLength: 30, pattern: "^[a-z]+$" }';
const count = "count: { type: integer, format: int32 }";
const tone = "tone: { type: string, enum: [white, blue] }";
const note = 'note: { type: [string, "null"] }';
const extra = "extra: { type: object, properties: { a: { type: string } } }";
const name = "name: { type: string, minLength: 1, maxLength: 40 }";
const price = 'price: { type: string, pattern: "^[0-9]+$" }';
const weight = "weight: { type: number, multipleOf: 2 }";
const seen = 'seen: { type: [string, "null"], format: date }';
const id = "        id: { type: integer, format: int32, minimum: 1 }";
const list = "data: { type: array, minItems: 1, maxItems: 50, uniqueItems: true,";
const header = "X-Total: { schema: { type: integer } }";
const branch = '                  - $ref: "#/components/schemas/Unknown"\n';
const success = '                  - allOf: [{ $ref: "#/components/schemas/Success" }]';

const sunset = (date: string): Edit => [
  "operationId: getOpen",
  `x-sunset: "${date}"\n      operationId: getOpen`,
];
const stability = (level: string): Edit => [
  "operationId: getOpen",
  `x-stability-level: ${level}\n      operationId: getOpen`,
];

/** Every kind that oasdiff documents as breaking, and the harmless ones beside them. */
export const documentedChanges: readonly DocumentedChange[] = [
  // Operations
  breaks("a path is removed", [openPath, ""]),
  breaks("an operation is removed", [
    "    get:\n      operationId: getOpen",
    "    head:\n      operationId: headOpen",
  ]),
  isSafe("an operation is added", [
    "  /open:\n",
    "  /opened:\n    get: { operationId: opened, responses: {} }\n  /open:\n",
  ]),
  onlyRisky("an operation is deprecated", [
    "operationId: getOpen",
    "deprecated: true\n      operationId: getOpen",
  ]),
  mayBreak("an operationId is changed or removed", ["operationId: getOpen", "operationId: opened"]),
  safeExceptions("a tag is changed or removed", [
    "operationId: getOpen",
    "tags: [other]\n      operationId: getOpen",
  ]),
  isSafe("texts and comments are changed", ["description: All goods.", "description: Every good."]),
  onlyRisky("servers are changed", ["https://shop.example", "https://shop2.example"]),
  onlyRisky("an operation gets a sunset date", sunset("2027-06-01")),
  between(
    sunset("2027-06-01"),
    breaks("the sunset date of an operation is removed", ["operationId: getOpen", "operationId: getOpen"]),
  ),
  between(
    sunset("2027-06-01"),
    breaks("the sunset date of an operation comes earlier", sunset("2027-05-31")),
  ),
  between(sunset("2027-06-01"), isSafe("the sunset date of an operation comes later", sunset("2027-06-02"))),
  breaks("a sunset date is no date", sunset("some day")),
  breaks("the stability of an operation is lowered", stability("alpha")),
  between(stability("alpha"), isSafe("the stability of an operation is raised", stability("beta"))),
  breaks("a stability level is none", stability("solid")),

  // Parameters
  breaks("a parameter is removed", [`        - ${trace}\n`, ""]),
  breaks("a deprecated parameter is removed before its sunset date", [`        - ${trace}\n`, ""]),
  onlyRisky("a parameter is deprecated", [
    trace,
    trace.replace("in: header,", "in: header, deprecated: true,"),
  ]),
  between(
    [trace, trace.replace("in: header,", 'in: header, x-sunset: "2027-06-01",')],
    breaks("the sunset date of a parameter is removed", [trace, trace]),
  ),
  between(
    [trace, trace.replace("in: header,", 'in: header, x-sunset: "2027-06-01",')],
    breaks("the sunset date of a parameter comes earlier", [
      trace,
      trace.replace("in: header,", 'in: header, x-sunset: "2027-05-31",'),
    ]),
  ),
  breaks(
    "a required header, query or cookie parameter is added",
    afterTrace("{ name: shop, in: query, required: true, schema: { type: string } }"),
  ),
  breaks(
    "a required parameter with a default is added",
    afterTrace("{ name: shop, in: query, required: true, schema: { type: string, default: a } }"),
  ),
  isSafe("an optional parameter is added", afterTrace("{ name: shop, in: query, schema: { type: string } }")),
  breaks("a path parameter is added", ["  /goods/{id}:", "  /goods/{id}/{part}:"]),
  onlyRisky(
    "a path parameter is renamed",
    ["  /goods/{id}:", "  /goods/{number}:"],
    ["- { name: id, in: path", "- { name: number, in: path"],
  ),
  breaks("an optional parameter becomes required", ["required: false", "required: true"]),
  breaks("an enum value of a parameter is removed", ["enum: [bowl, plate]", "enum: [bowl]"]),
  isSafe("an enum value of a parameter is added", ["enum: [bowl, plate]", "enum: [bowl, plate, cup]"]),
  breaks("a parameter becomes an enum", [
    trace,
    "{ name: X-Trace, in: header, schema: { type: string, enum: [a] } }",
  ]),
  breaks("the type of a parameter is changed", [
    page,
    page.replace("integer, format: int32", "string").replace(", minimum: 1, maximum: 100", ""),
  ]),
  breaks("the type of a parameter is specialised", [trace, trace.replace("type: string", "type: integer")]),
  between(
    [trace, trace.replace("type: string", 'type: string, pattern: "^a$"')],
    mayBreak("a pattern of a parameter is changed", [
      trace,
      trace.replace("type: string", 'type: string, pattern: "^b$"'),
    ]),
  ),
  breaks("a pattern is added to a parameter", [
    trace,
    trace.replace("type: string", 'type: string, pattern: "^a$"'),
  ]),
  isSafe("a pattern of .* is added to a parameter", [
    trace,
    trace.replace("type: string", 'type: string, pattern: ".*"'),
  ]),
  mayBreak("the default of an optional parameter is changed", ["default: 1 }", "default: 2 }"]),
  mayBreak("the default of an optional parameter is removed", [", default: 1 }", " }"]),
  mayBreak("a default is added to an optional parameter", [
    trace,
    trace.replace("type: string", "type: string, default: a"),
  ]),
  breaks("the maximum of a parameter is lowered", ["maximum: 100", "maximum: 50"]),
  breaks("maxItems of a list parameter is lowered or added", [
    trace,
    trace.replace("type: string", "type: array, maxItems: 3, items: { type: string }"),
  ]),
  between(
    [trace, trace.replace("type: string", "type: string, x-extensible-enum: [a, b]")],
    breaks("a value of x-extensible-enum is removed", [
      trace,
      trace.replace("type: string", "type: string, x-extensible-enum: [a]"),
    ]),
  ),

  // Request bodies
  breaks("a required request body is added", [
    "      operationId: getOpen",
    "      requestBody: { required: true, content: {} }\n      operationId: getOpen",
  ]),
  isSafe("an optional request body is added", [
    "      operationId: getOpen",
    "      requestBody: { content: {} }\n      operationId: getOpen",
  ]),
  breaks("the request body is removed", [body, ""]),
  isSafe("the request body becomes optional", [
    "      requestBody:\n        required: true\n",
    "      requestBody:\n",
  ]),
  breaks("a media type of the request body is removed", [
    "          application/x-www-form-urlencoded:\n            schema: { type: object }\n",
    "",
  ]),
  breaks("the request body becomes an enum", bodyOf("{ type: string, enum: [a] }")),
  breaks("the type of the request body is changed", bodyOf("{ type: array, items: { type: string } }")),
  breaks("a type and an enum of a request property are changed together", [
    tone,
    "tone: { type: integer, enum: [1] }",
  ]),
  between(
    [count, "count: { type: number }"],
    breaks("a request property changes from number to integer", [count, "count: { type: integer }"]),
  ),
  between(
    [count, "count: { type: integer }"],
    isSafe("a request property changes from integer to number", [count, "count: { type: number }"]),
  ),
  between(
    [count, "count: { type: number }"],
    breaks("a request property changes from number to int32", [count, count]),
  ),
  breaks(
    "a required property is added to the request body",
    [title, `${title}\n        wide: { type: string }`],
    ["required: [title]", "required: [title, wide]"],
  ),
  isSafe("an optional property is added to the request body", [
    title,
    `${title}\n        wide: { type: string }`,
  ]),
  breaks("a request property becomes required", ["required: [title]", "required: [title, tone]"]),
  breaks("a nested request property becomes required", [
    extra,
    extra.replace("type: object,", "type: object, required: [a],"),
  ]),
  isSafe("a request property becomes optional", ["      required: [title]\n", ""]),
  breaks("a request property becomes an enum", [
    title,
    'title: { type: string, minLength: 2, maxLength: 30, pattern: "^[a-z]+$", enum: [ab] }',
  ]),
  breaks("an enum value of a request property is removed", ["enum: [white, blue]", "enum: [white]"]),
  isSafe("an enum value of a request property is added", ["enum: [white, blue]", "enum: [white, blue, red]"]),
  breaks("a request property is no longer nullable", [note, "note: { type: string }"]),
  isSafe("a request property becomes nullable", [count, 'count: { type: [integer, "null"], format: int32 }']),
  breaks(
    "a required property of a request is removed",
    [`        ${title}\n`, ""],
    ["      required: [title]\n", ""],
  ),
  breaks("an optional property of a request is removed", [`        ${tone}\n`, ""]),
  breaks("a pattern is added to a request property", [
    tone,
    'tone: { type: string, enum: [white, blue], pattern: "^w" }',
  ]),
  mayBreak("a pattern of a request property is changed", ["^[a-z]+$", "^[a-y]+$"]),
  isSafe("a pattern of a request property is removed", [', pattern: "^[a-z]+$"', ""]),
  isSafe("a pattern of a request property becomes .*", ["^[a-z]+$", ".*"]),
  breaks("maxLength is added to a request property", [
    note,
    'note: { type: [string, "null"], maxLength: 9 }',
  ]),
  breaks("maxLength of a request property is lowered", ["maxLength: 30", "maxLength: 20"]),
  isSafe("maxLength of a request property is raised or removed", ["maxLength: 30", "maxLength: 40"]),
  breaks("minLength of a request property is raised", ["minLength: 2", "minLength: 3"]),
  breaks("minItems of a request list is raised or added", [
    extra,
    "extra: { type: object, properties: { a: { type: array, minItems: 2 } } }",
  ]),
  breaks("a maximum is added to or lowered for a request property", [
    count,
    "count: { type: integer, format: int32, maximum: 5 }",
  ]),
  breaks("multipleOf is added to a request property", [
    count,
    "count: { type: integer, format: int32, multipleOf: 5 }",
  ]),
  breaks("uniqueItems is added to a request list", [
    extra,
    "extra: { type: object, properties: { a: { type: array, uniqueItems: true } } }",
  ]),
  breaks(
    "an allOf schema is added to the request body",
    bodyOf('{ allOf: [{ $ref: "#/components/schemas/NewGood" }, { required: [tone] }] }'),
  ),
  breaks("a oneOf or anyOf schema of the request body is removed", [note, "note: { type: string }"]),
  mayBreak("the default of a request property is changed", [
    tone,
    "tone: { type: string, enum: [white, blue], default: blue }",
  ]),
  breaks("unknown properties of a request are no longer admitted", [
    extra,
    "extra: { type: object, additionalProperties: false, properties: { a: { type: string } } }",
  ]),

  // Responses
  breaks("a successful status is removed", ['        "201":\n', '        "202":\n']),
  isSafe("a failing status is removed", ['        "409":\n          description: Already there.\n', ""]),
  breaks("a media type of a response is removed or made more general", [
    "            application/json:\n              schema: { type: object, required: [added]",
    "            application/*:\n              schema: { type: object, required: [added]",
  ]),
  onlyRisky("a media type of a response is added", [
    "            application/json:\n              schema: { type: object, required: [added]",
    "            text/plain: { schema: { type: string } }\n            application/json:\n              schema: { type: object, required: [added]",
  ]),
  breaks("a required response header is removed", [`          headers:\n            ${header}\n`, ""]),
  breaks("an optional response header is removed", [`          headers:\n            ${header}\n`, ""]),
  between(
    [header, "X-Total: { required: true, schema: { type: integer } }"],
    breaks("a required response header becomes optional", [
      header,
      "X-Total: { required: false, schema: { type: integer } }",
    ]),
  ),
  isSafe("a response header is added", [
    header,
    `${header}\n            X-More: { schema: { type: string } }`,
  ]),
  breaks(
    "a required response property is removed",
    [`        ${price}\n`, ""],
    ["required: [id, name, state, price]", "required: [id, name, state]"],
  ),
  mayBreak("an optional response property is removed", [`        ${weight}\n`, ""]),
  breaks("a response property becomes optional", [
    "required: [id, name, state, price]",
    "required: [id, name, state]",
  ]),
  isSafe("a response property becomes required", [
    "required: [id, name, state, price]",
    "required: [id, name, state, price, seen]",
  ]),
  onlyRisky("a property is added to a closed response", [
    weight,
    `${weight}\n        wide: { type: string }`,
  ]),
  breaks("a response property becomes nullable", [
    price,
    'price: { type: [string, "null"], pattern: "^[0-9]+$" }',
  ]),
  isSafe("a response property is no longer nullable", [seen, "seen: { type: string, format: date }"]),
  breaks("the type of a response property is changed", [price, "price: { type: integer }"]),
  breaks("a response property changes from integer to number", [
    id,
    "        id: { type: number, minimum: 1 }",
  ]),
  isSafe("a response property changes from number to integer", [
    weight,
    "weight: { type: integer, multipleOf: 2 }",
  ]),
  between(
    [weight, "weight: { type: object, additionalProperties: { type: integer } }"],
    breaks("the type of additional response properties is changed", [
      weight,
      "weight: { type: object, additionalProperties: { type: string } }",
    ]),
  ),
  breaks("an enum value of a response property is added", ["enum: [sold, kept]", "enum: [sold, kept, lost]"]),
  isSafe("an enum value of a response property is removed", ["enum: [sold, kept]", "enum: [sold]"]),
  mayBreak("maxLength of a response property is raised", ["maxLength: 40", "maxLength: 50"]),
  mayBreak("maxLength of a response property is removed", [", maxLength: 40", ""]),
  isSafe("maxLength of a response property is lowered or added", ["maxLength: 40", "maxLength: 30"]),
  mayBreak("minLength of a response property is lowered", [name, "name: { type: string, maxLength: 40 }"]),
  mayBreak("minItems of a response list is lowered", [list, list.replace("minItems: 1, ", "")]),
  isSafe("minItems of a response list is raised", ["minItems: 1", "minItems: 2"]),
  mayBreak("a pattern of a response property is changed", ["^[0-9]+$", "^[0-8]+$"]),
  breaks("a oneOf or anyOf schema is added to a response", [
    branch,
    `${branch}                  - { type: string }\n`,
  ]),
  onlyRisky("a new refusal is added to a response", [
    success,
    `                  - { type: object, required: [success, code], properties: { success: { const: false }, code: { const: 9 } } }\n${success}`,
  ]),

  // Security
  breaks("a security requirement is added to a public operation", [
    "      security: []\n",
    "      security: [{ session: [] }]\n",
  ]),
  breaks("a security requirement is removed", [
    "security: [{ session: [] }, { token: [] }]",
    "security: [{ session: [] }]",
  ]),
  breaks("a security scope is added", [
    "security: [{ session: [] }, { token: [] }]",
    "security: [{ session: [write] }, { token: [] }]",
  ]),
];
