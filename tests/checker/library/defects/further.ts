import { toldAs, withData, withHeader, withItems } from "../../contract-server/bent";
import { Failure } from "../../contract-server/call";
import { type Defect, inside, limits } from "../../contract-server/defect";

const breaks = (isOdd: boolean): void => {
  if (isOdd) throw new Failure(500);
};

const ofDoors: Defect[] = [
  { operationId: "updateBook", name: "updateBook takes ended sessions", access: "ended sessions" },
  { operationId: "listCopies", name: "listCopies takes an empty session", access: "empty credentials" },
  { operationId: "addCopy", name: "addCopy is open to all", open: true },
  { operationId: "removeCopy", name: "removeCopy is open to all", open: true },
  { operationId: "uploadCover", name: "uploadCover is open to all", open: true },
  inside("login", "opens the first reader's session for everybody"),
  {
    operationId: "getBook",
    name: "getBook breaks on a broken percent sign",
    before: ({ address }) => breaks(/%(?![0-9a-f]{2})/i.test(address)),
  },
  {
    operationId: "listBooks",
    name: "listBooks breaks far behind the end",
    before: ({ search }) => breaks(Number(new URLSearchParams(search).get("page")) > 5000),
  },
  {
    operationId: "updateBook",
    name: "updateBook breaks on null",
    before: ({ raw }) => breaks(raw.toString() === "null"),
  },
];

// A Location on another host is none of them: no contract says which host, and behind a gateway or a tunnel a server that
// keeps every promise names itself otherwise than the caller does.
const ofShape: Defect[] = [
  { operationId: "addCopy", name: "addCopy tells no Location", wire: withHeader("Location", undefined) },
  {
    operationId: "getBook",
    name: "getBook refuses in HTML",
    wire: (wire) =>
      wire.status === 404
        ? { ...wire, headers: { "Content-Type": "text/html" }, body: "<h1>Not found</h1>" }
        : wire,
  },
  {
    operationId: "getReader",
    name: "getReader begins with a mark of its bytes",
    wire: (wire) => ({ ...wire, body: `\ufeff${wire.body}` }),
  },
  {
    operationId: "listBooks",
    name: "listBooks tells an odd day in each third row",
    answer: (answer) =>
      Array.isArray(answer.data)
        ? {
            ...answer,
            data: answer.data.map((one: object, at) =>
              at % 3 === 2 ? { ...one, publishedOn: "12.03.2020" } : one,
            ),
          }
        : answer,
  },
  {
    operationId: "getCopy",
    name: "getCopy tells costs as texts",
    answer: withData((data) => (data["cost"] === undefined ? data : { ...data, cost: `${data["cost"]}` })),
  },
  {
    operationId: "listCopies",
    name: "listCopies knows another condition",
    answer: withItems((one) => ({
      ...one,
      condition: one["condition"] === "worn" ? "poor" : one["condition"],
    })),
  },
  { operationId: "getCopy", name: "getCopy says 400 for what is not there", answer: toldAs([404], 400) },
];

const ofLimits: Defect[] = [
  {
    operationId: "updateReader",
    name: "updateReader counts emoji twice",
    limits: limits("body/name", { pattern: "^[\\u0000-\\uffff]{1,40}$|^.{1,20}$" }),
  },
  {
    operationId: "addCopy",
    name: "addCopy does not look behind the barcode",
    limits: limits("body/barcode", { pattern: "^C[0-9]{6}" }),
  },
  {
    operationId: "addCopy",
    name: "addCopy takes a line break behind the barcode",
    limits: limits("body/barcode", { pattern: "^C[0-9]{6}\\n?$" }),
  },
  {
    operationId: "replaceBook",
    name: "replaceBook refuses 20000 pages",
    limits: (one) => limits("body/medium", { oneOf: shrunk(one) })(one),
  },
  {
    operationId: "replaceBook",
    name: "replaceBook has edition 2 by default",
    limits: limits("body/edition", { default: 2 }),
  },
  {
    operationId: "updateBook",
    name: "updateBook takes a price of 1000",
    limits: limits("body/price", { exclusiveMaximum: undefined, maximum: 1000 }),
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf takes unknown bounds of days",
    limits: limits("query/published", { additionalProperties: true }),
  },
];

function shrunk(operation: Parameters<NonNullable<Defect["limits"]>>[0]): unknown {
  const text = JSON.stringify(operation.body);
  const body: { content: Record<string, { schema: { properties: { medium: { oneOf: unknown } } } }> } =
    JSON.parse(text.replaceAll('"maximum":20000', '"maximum":19999'));
  return body.content["application/json"]?.schema.properties.medium.oneOf;
}

const ofTime: Defect[] = [
  inside("listBooks", "takes page 1 for page 0"),
  inside("listBooks", "forgets the order on the second page"),
  inside("listBooks", "forgets the language on the second page"),
  inside("listBooks", "gives twenty at most"),
  inside("listBooks", "still lists what was deleted"),
  inside("listBooks", "tells secret notes"),
  inside("getBook", "is stale after a change"),
  inside("updateBook", "answers what was before"),
  inside("updateBook", "takes the copies away"),
  inside("replaceBook", "gives another id"),
  inside("removeCopy", "takes the book along"),
  inside("createBook", "takes the time it is given"),
  inside("addCopy", "refuses a barcode of another book"),
];

/** What no other list has: odd doors, odd rows, what was true a moment ago. */
export const further: Defect[] = [...ofDoors, ...ofShape, ...ofLimits, ...ofTime];
