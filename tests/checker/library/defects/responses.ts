import { type Defect, inHandler } from "../../contract-server/defect";
import {
  inLatin1,
  withData,
  withEnvelope,
  withHeader,
  withItems,
  without,
  withStatus,
} from "../../contract-server/response-changes";

const off = undefined;

/** Defects of status, headers and body of responses. */
export const responseDefects: Defect[] = [
  { operationId: "login", name: "login answers 200", changeResponse: withStatus([201], 200) },
  { operationId: "login", name: "login sets no cookie", changeWire: withHeader("Set-Cookie", off) },
  {
    operationId: "login",
    name: "login tells a time without zone",
    changeResponse: withData((data) => ({ ...data, expiresAt: "2099-01-01T00:00:00" })),
  },
  {
    operationId: "getReader",
    name: "getReader has an extra property",
    changeResponse: withData((data) => ({ ...data, email: "a@b.example" })),
  },
  {
    operationId: "getReader",
    name: "getReader gives its id as text",
    changeResponse: withData((data) => ({ ...data, id: String(data["id"]) })),
  },
  {
    operationId: "getReader",
    name: "getReader gives an id beyond int32",
    changeResponse: withData((data) => ({ ...data, id: 5_000_000_000 })),
  },
  {
    operationId: "getReader",
    name: "getReader is slow",
    isSlow: true,
    changeWire: (wire) => ({ ...wire, delayMs: 450 }),
  },
  {
    operationId: "getReader",
    name: "getReader fails each third time",
    isFlaky: true,
    changeResponse: (response, { count }) => (count % 3 === 0 ? { status: 500 } : response),
  },
  {
    operationId: "updateReader",
    name: "updateReader leaves the envelope's code out",
    changeWire: withEnvelope(without("status")),
  },
  {
    operationId: "updateReader",
    name: "updateReader has a code of its own",
    changeWire: withEnvelope((one, status) => (status === 200 ? { ...one, status: 0 } : one)),
  },
  {
    operationId: "updateReader",
    name: "updateReader says ok when refused",
    changeWire: withEnvelope((one, status) => (status >= 400 ? { ...one, ok: true } : one)),
  },
  {
    operationId: "listBooks",
    name: "listBooks tells no total",
    changeWire: withHeader("X-Total-Count", off),
  },
  {
    operationId: "listBooks",
    name: "listBooks gives an item without genre",
    changeResponse: withItems(without("genre")),
  },
  {
    operationId: "listBooks",
    name: "listBooks tells dates in numbers",
    changeResponse: withItems((one) => ({ ...one, createdAt: 1767225600 })),
  },
  {
    operationId: "createBook",
    name: "createBook tells no Location",
    changeWire: withHeader("Location", off),
  },
  {
    operationId: "createBook",
    name: "createBook gives an id that is no uuid",
    changeResponse: withData((data) => ({ ...data, id: `${data["id"]}0` })),
  },
  {
    operationId: "getBook",
    name: "getBook is HTML",
    changeWire: (wire) => ({ ...wire, headers: { ...wire.headers, "Content-Type": "text/html" } }),
  },
  { operationId: "getBook", name: "getBook is in Latin-1", changeWire: inLatin1 },
  {
    operationId: "getBook",
    name: "getBook announces Latin-1",
    changeWire: withHeader("Content-Type", "application/json; charset=iso-8859-1"),
  },
  inHandler("getBook", "tells the secret note"),
  {
    operationId: "getBook",
    name: "getBook leaves out the medium's kind",
    changeResponse: withData((data) => ({ ...data, medium: { pages: 3 } })),
  },
  {
    operationId: "getBook",
    name: "getBook tells data when it refuses",
    changeWire: withEnvelope((one, status) => (status >= 400 ? { ...one, result: { hint: "none" } } : one)),
  },
  { operationId: "getCopy", name: "getCopy answers half", changeWire: (wire) => ({ ...wire, cut: true }) },
  { operationId: "addCopy", name: "addCopy answers 200", changeResponse: withStatus([201], 200) },
  { operationId: "removeCopy", name: "removeCopy answers 202", changeResponse: withStatus([200, 204], 202) },
  {
    operationId: "listCopies",
    name: "listCopies gives null for none",
    changeResponse: (one) =>
      Array.isArray(one.data) && one.data.length === 0 ? { ...one, data: null } : one,
  },
  {
    operationId: "listCopies",
    name: "listCopies gives an odd barcode",
    changeResponse: withItems((one) => ({ ...one, barcode: String(one["barcode"]).toLowerCase() })),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks has no charset",
    changeWire: withHeader("Content-Type", "text/csv"),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks is shown in the page",
    changeWire: withHeader("Content-Disposition", "inline"),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks answers in JSON",
    changeResponse: (one) =>
      one.text ? { status: 200, data: one.text.content, headers: one.headers ?? {} } : one,
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf leaves out the branch",
    changeResponse: withData(without("branch")),
  },
  {
    operationId: "uploadCover",
    name: "uploadCover counts in text",
    changeResponse: withData((data) => ({ ...data, bytes: `${data["bytes"]}` })),
  },
];
