import { Failure } from "../../contract-server/call";
import { type Defect, inHandler, limits } from "../../contract-server/defect";
import { withData, withHeader, withItems, withStatus } from "../../contract-server/response-changes";

const failIf = (isTriggered: boolean): void => {
  if (isTriggered) throw new Failure(500);
};

const accessDefects: Defect[] = [
  { operationId: "updateBook", name: "updateBook takes ended sessions", access: "ended sessions" },
  { operationId: "listCopies", name: "listCopies takes an empty session", access: "empty credentials" },
  { operationId: "addCopy", name: "addCopy is open to all", skipsOwnership: true },
  { operationId: "removeCopy", name: "removeCopy is open to all", skipsOwnership: true },
  { operationId: "uploadCover", name: "uploadCover is open to all", skipsOwnership: true },
  inHandler("login", "opens the first reader's session for everybody"),
  {
    operationId: "getBook",
    name: "getBook breaks on a broken percent sign",
    beforeRead: ({ target }) => failIf(/%(?![0-9a-f]{2})/i.test(target)),
  },
  {
    operationId: "listBooks",
    name: "listBooks breaks far behind the end",
    beforeRead: ({ search }) => failIf(Number(new URLSearchParams(search).get("page")) > 5000),
  },
  {
    operationId: "updateBook",
    name: "updateBook breaks on null",
    beforeRead: ({ raw }) => failIf(raw.toString() === "null"),
  },
];

// A Location on another host is no defect: the contract does not define the host, and behind a gateway or a tunnel a
// correct server may use another host name than the caller.
const responseDefects: Defect[] = [
  {
    operationId: "addCopy",
    name: "addCopy tells no Location",
    changeWire: withHeader("Location", undefined),
  },
  {
    operationId: "getBook",
    name: "getBook refuses in HTML",
    changeWire: (wire) =>
      wire.status === 404
        ? { ...wire, headers: { "Content-Type": "text/html" }, body: "<h1>Not found</h1>" }
        : wire,
  },
  {
    operationId: "getReader",
    name: "getReader begins with a mark of its bytes",
    changeWire: (wire) => ({ ...wire, body: `\ufeff${wire.body}` }),
  },
  {
    operationId: "listBooks",
    name: "listBooks tells an odd day in each third row",
    changeResponse: (response) =>
      Array.isArray(response.data)
        ? {
            ...response,
            data: response.data.map((one: object, at) =>
              at % 3 === 2 ? { ...one, publishedOn: "12.03.2020" } : one,
            ),
          }
        : response,
  },
  {
    operationId: "getCopy",
    name: "getCopy tells costs as texts",
    changeResponse: withData((data) =>
      data["cost"] === undefined ? data : { ...data, cost: `${data["cost"]}` },
    ),
  },
  {
    operationId: "listCopies",
    name: "listCopies knows another condition",
    changeResponse: withItems((one) => ({
      ...one,
      condition: one["condition"] === "worn" ? "poor" : one["condition"],
    })),
  },
  {
    operationId: "getCopy",
    name: "getCopy says 400 for what is not there",
    changeResponse: withStatus([404], 400),
  },
];

const limitDefects: Defect[] = [
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
    limits: (one) => limits("body/medium", { oneOf: withFewerPages(one) })(one),
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

function withFewerPages(operation: Parameters<NonNullable<Defect["limits"]>>[0]): unknown {
  const text = JSON.stringify(operation.body);
  const body: { content: Record<string, { schema: { properties: { medium: { oneOf: unknown } } } }> } =
    JSON.parse(text.replaceAll('"maximum":20000', '"maximum":19999'));
  return body.content["application/json"]?.schema.properties.medium.oneOf;
}

const handlerDefects: Defect[] = [
  inHandler("listBooks", "takes page 1 for page 0"),
  inHandler("listBooks", "forgets the order on the second page"),
  inHandler("listBooks", "forgets the language on the second page"),
  inHandler("listBooks", "gives twenty at most"),
  inHandler("listBooks", "still lists what was deleted"),
  inHandler("listBooks", "tells secret notes"),
  inHandler("getBook", "is stale after a change"),
  inHandler("updateBook", "answers what was before"),
  inHandler("updateBook", "takes the copies away"),
  inHandler("replaceBook", "gives another id"),
  inHandler("removeCopy", "takes the book along"),
  inHandler("createBook", "takes the time it is given"),
  inHandler("addCopy", "refuses a barcode of another book"),
];

/** Defects that need a particular value, row, page or state. */
export const furtherDefects: Defect[] = [
  ...accessDefects,
  ...responseDefects,
  ...limitDefects,
  ...handlerDefects,
];
