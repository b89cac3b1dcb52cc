import {
  inLatin1,
  toldAs,
  withData,
  withEnvelope,
  withHeader,
  withItems,
  without,
} from "../../contract-server/bent";
import { type Defect, inside } from "../../contract-server/defect";

const off = undefined;

/** What comes back is not what was promised. */
export const ofAnswers: Defect[] = [
  { operationId: "login", name: "login answers 200", answer: toldAs([201], 200) },
  { operationId: "login", name: "login sets no cookie", wire: withHeader("Set-Cookie", off) },
  {
    operationId: "login",
    name: "login tells a time without zone",
    answer: withData((data) => ({ ...data, expiresAt: "2099-01-01T00:00:00" })),
  },
  {
    operationId: "getReader",
    name: "getReader has an extra property",
    answer: withData((data) => ({ ...data, email: "a@b.example" })),
  },
  {
    operationId: "getReader",
    name: "getReader gives its id as text",
    answer: withData((data) => ({ ...data, id: String(data["id"]) })),
  },
  {
    operationId: "getReader",
    name: "getReader gives an id beyond int32",
    answer: withData((data) => ({ ...data, id: 5_000_000_000 })),
  },
  {
    operationId: "getReader",
    name: "getReader is slow",
    isSlow: true,
    wire: (wire) => ({ ...wire, delayMs: 450 }),
  },
  {
    operationId: "getReader",
    name: "getReader fails each third time",
    flaky: true,
    answer: (answer, { count }) => (count % 3 === 0 ? { status: 500 } : answer),
  },
  {
    operationId: "updateReader",
    name: "updateReader leaves the envelope's code out",
    wire: withEnvelope(without("status")),
  },
  {
    operationId: "updateReader",
    name: "updateReader has a code of its own",
    wire: withEnvelope((one, status) => (status === 200 ? { ...one, status: 0 } : one)),
  },
  {
    operationId: "updateReader",
    name: "updateReader says ok when refused",
    wire: withEnvelope((one, status) => (status >= 400 ? { ...one, ok: true } : one)),
  },
  { operationId: "listBooks", name: "listBooks tells no total", wire: withHeader("X-Total-Count", off) },
  {
    operationId: "listBooks",
    name: "listBooks gives an item without genre",
    answer: withItems(without("genre")),
  },
  {
    operationId: "listBooks",
    name: "listBooks tells dates in numbers",
    answer: withItems((one) => ({ ...one, createdAt: 1767225600 })),
  },
  { operationId: "createBook", name: "createBook tells no Location", wire: withHeader("Location", off) },
  {
    operationId: "createBook",
    name: "createBook gives an id that is no uuid",
    answer: withData((data) => ({ ...data, id: `${data["id"]}0` })),
  },
  {
    operationId: "getBook",
    name: "getBook is HTML",
    wire: (wire) => ({ ...wire, headers: { ...wire.headers, "Content-Type": "text/html" } }),
  },
  { operationId: "getBook", name: "getBook is in Latin-1", wire: inLatin1 },
  {
    operationId: "getBook",
    name: "getBook announces Latin-1",
    wire: withHeader("Content-Type", "application/json; charset=iso-8859-1"),
  },
  inside("getBook", "tells the secret note"),
  {
    operationId: "getBook",
    name: "getBook leaves out the medium's kind",
    answer: withData((data) => ({ ...data, medium: { pages: 3 } })),
  },
  {
    operationId: "getBook",
    name: "getBook tells data when it refuses",
    wire: withEnvelope((one, status) => (status >= 400 ? { ...one, result: { hint: "none" } } : one)),
  },
  { operationId: "getCopy", name: "getCopy answers half", wire: (wire) => ({ ...wire, cut: true }) },
  { operationId: "addCopy", name: "addCopy answers 200", answer: toldAs([201], 200) },
  { operationId: "removeCopy", name: "removeCopy answers 202", answer: toldAs([200, 204], 202) },
  {
    operationId: "listCopies",
    name: "listCopies gives null for none",
    answer: (one) => (Array.isArray(one.data) && one.data.length === 0 ? { ...one, data: null } : one),
  },
  {
    operationId: "listCopies",
    name: "listCopies gives an odd barcode",
    answer: withItems((one) => ({ ...one, barcode: String(one["barcode"]).toLowerCase() })),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks has no charset",
    wire: withHeader("Content-Type", "text/csv"),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks is shown in the page",
    wire: withHeader("Content-Disposition", "inline"),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks answers in JSON",
    answer: (one) => (one.text ? { status: 200, data: one.text.content, headers: one.headers ?? {} } : one),
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf leaves out the branch",
    answer: withData(without("branch")),
  },
  {
    operationId: "uploadCover",
    name: "uploadCover counts in text",
    answer: withData((data) => ({ ...data, bytes: `${data["bytes"]}` })),
  },
];
