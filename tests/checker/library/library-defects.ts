import {
  inLatin1,
  toldAs,
  withData,
  withEnvelope,
  withHeader,
  withItems,
  without,
} from "../contract-server/bent";
import { type Defect, limits } from "../contract-server/defect";

const off = undefined;

const inside = (operationId: string, name: string): Defect => ({
  operationId,
  name: `${operationId} ${name}`,
  inside: true,
});

const ofAnswers: Defect[] = [
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
  { operationId: "getReader", name: "getReader is slow", wire: (wire) => ({ ...wire, delayMs: 600 }) },
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

const ofInput: Defect[] = [
  {
    operationId: "login",
    name: "login takes short passwords",
    limits: limits("body/password", { minLength: 7 }),
  },
  {
    operationId: "createBook",
    name: "createBook takes titles of 81",
    limits: limits("body/title", { maxLength: 81 }),
  },
  {
    operationId: "createBook",
    name: "createBook refuses titles of 80",
    limits: limits("body/title", { maxLength: 79 }),
  },
  {
    operationId: "createBook",
    name: "createBook takes empty titles",
    limits: limits("body/title", { minLength: 0 }),
  },
  {
    operationId: "createBook",
    name: "createBook does not anchor the isbn",
    limits: limits("body/isbn", { pattern: "97[89]-[0-9]{10}" }),
  },
  {
    operationId: "createBook",
    name: "createBook takes any genre",
    limits: limits("body/genre", { enum: off }),
  },
  {
    operationId: "createBook",
    name: "createBook does not know poetry",
    limits: limits("body/genre", { enum: ["novel", "essay", "science"] }),
  },
  {
    operationId: "createBook",
    name: "createBook takes a price of 1000",
    limits: limits("body/price", { exclusiveMaximum: off, maximum: 1000 }),
  },
  {
    operationId: "createBook",
    name: "createBook takes any step of price",
    limits: limits("body/price", { multipleOf: 0.01 }),
  },
  {
    operationId: "createBook",
    name: "createBook takes tags twice",
    limits: limits("body/tags", { uniqueItems: false }),
  },
  {
    operationId: "createBook",
    name: "createBook takes six tags",
    limits: limits("body/tags", { maxItems: 6 }),
  },
  {
    operationId: "createBook",
    name: "createBook takes empty tags",
    limits: limits("body/tags/[]", { minLength: off }),
  },
  {
    operationId: "createBook",
    name: "createBook takes empty labels",
    limits: limits("body/labels", { minProperties: off }),
  },
  {
    operationId: "createBook",
    name: "createBook takes four labels",
    limits: limits("body/labels", { maxProperties: 4 }),
  },
  {
    operationId: "createBook",
    name: "createBook takes any label name",
    limits: limits("body/labels", { propertyNames: {} }),
  },
  {
    operationId: "createBook",
    name: "createBook takes labels of any kind",
    limits: limits("body/labels", { additionalProperties: true }),
  },
  {
    operationId: "createBook",
    name: "createBook takes any date",
    limits: limits("body/publishedOn", { format: off, pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }),
  },
  {
    operationId: "createBook",
    name: "createBook takes any contact",
    limits: limits("body/contact", { format: off }),
  },
  {
    operationId: "createBook",
    name: "createBook takes any homepage",
    limits: limits("body/homepage", { format: off }),
  },
  {
    operationId: "createBook",
    name: "createBook takes editions beyond int32",
    limits: limits("body/edition", { format: "int64" }),
  },
  {
    operationId: "createBook",
    name: "createBook refuses negative editions",
    limits: limits("body/edition", { minimum: 0 }),
  },
  {
    operationId: "createBook",
    name: "createBook refuses a null subtitle",
    limits: limits("body/subtitle", { type: "string" }),
  },
  {
    operationId: "createBook",
    name: "createBook refuses a null series",
    limits: limits("body/series", { anyOf: off, type: "object" }),
  },
  {
    operationId: "createBook",
    name: "createBook takes a weight of nothing",
    limits: limits("body/weight", { exclusiveMinimum: off, minimum: 0 }),
  },
  {
    operationId: "createBook",
    name: "createBook takes unknown properties",
    limits: limits("body", { additionalProperties: true }),
  },
  {
    operationId: "createBook",
    name: "createBook needs no isbn",
    limits: limits("body", { required: ["title", "genre", "medium"] }),
  },
  {
    operationId: "createBook",
    name: "createBook has another default language",
    limits: limits("body/language", { default: "de" }),
  },
  {
    operationId: "createBook",
    name: "createBook sets no default for large print",
    limits: limits("body/medium/large", { default: true }),
  },
  { operationId: "createBook", name: "createBook breaks on malformed JSON" },
  { operationId: "createBook", name: "createBook takes any media type" },
  {
    operationId: "createBook",
    name: "createBook takes short keys",
    limits: limits("header/Idempotency-Key", { minLength: 9 }),
  },
  {
    operationId: "replaceBook",
    name: "replaceBook takes an unknown medium",
    limits: limits("body/medium", { oneOf: off }),
  },
  {
    operationId: "replaceBook",
    name: "replaceBook takes unknown properties of a series",
    limits: (one) => limits("body/series", { anyOf: off })(one),
  },
  {
    operationId: "updateBook",
    name: "updateBook takes nothing at all",
    limits: limits("body", { minProperties: off }),
  },
  {
    operationId: "updateReader",
    name: "updateReader takes any zip",
    limits: limits("body/address/zip", { pattern: "^[0-9]{4,6}$" }),
  },
  {
    operationId: "listBooks",
    name: "listBooks takes a size of 41",
    limits: limits("query/size", { maximum: 41 }),
  },
  {
    operationId: "listBooks",
    name: "listBooks takes a size of 0",
    limits: limits("query/size", { minimum: 0 }),
  },
  {
    operationId: "listBooks",
    name: "listBooks refuses page 0",
    limits: limits("query/page", { minimum: 1, default: 0 }),
  },
  {
    operationId: "listBooks",
    name: "listBooks takes any order",
    limits: limits("query/sort", { enum: off }),
  },
  {
    operationId: "listBooks",
    name: "listBooks takes unknown genres",
    limits: limits("query/genre/[]", { enum: off }),
  },
  {
    operationId: "listBooks",
    name: "listBooks takes a genre twice",
    limits: limits("query/genre", { uniqueItems: false }),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks takes unknown columns",
    limits: limits("query/columns/[]", { enum: off }),
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf takes any shelf",
    limits: limits("path/code", { pattern: "^[A-Z][0-9]+$" }),
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf takes any branch",
    limits: limits("header/X-Branch", { pattern: off }),
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf needs no branch",
    limits: (one) =>
      one.parameters
        .filter(({ name }) => name === "X-Branch")
        .forEach((parameter) => {
          parameter["required"] = false;
        }),
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf takes days that are none",
    limits: limits("query/published/from", { format: off }),
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf takes four editions",
    limits: limits("query/editions", { maxItems: 4 }),
  },
  {
    operationId: "findOnShelf",
    name: "findOnShelf takes edition 100",
    limits: limits("query/editions/[]", { maximum: 100 }),
  },
  {
    operationId: "listBooks",
    name: "listBooks has another default size",
    limits: limits("query/size", { default: 3 }),
  },
  inside("uploadCover", "needs no picture"),
  inside("uploadCover", "takes long captions"),
];

const ofAccess: Defect[] = [
  { operationId: "getReader", name: "getReader refuses the cookie", access: { refused: "cookieAuth" } },
  { operationId: "listBooks", name: "listBooks refuses the bearer", access: { refused: "bearerAuth" } },
  {
    operationId: "exportBooks",
    name: "exportBooks verifies no bearer",
    access: { unverified: "bearerAuth" },
  },
  { operationId: "getCopy", name: "getCopy verifies no cookie", access: { unverified: "cookieAuth" } },
  { operationId: "createBook", name: "createBook takes anybody", access: "anybody" },
  { operationId: "uploadCover", name: "uploadCover takes anybody", access: "anybody" },
  { operationId: "deleteBook", name: "deleteBook takes any credentials", access: "any credentials" },
  { operationId: "logout", name: "logout ends nothing", access: "forgets nothing" },
  { operationId: "getBook", name: "getBook is open to all", open: true },
  { operationId: "replaceBook", name: "replaceBook is open to all", open: true },
  { operationId: "updateBook", name: "updateBook is open to all", open: true },
  { operationId: "deleteBook", name: "deleteBook is open to all", open: true },
  { operationId: "listCopies", name: "listCopies is open to all", open: true },
  { operationId: "listBooks", name: "listBooks says 403 to nobody", answer: toldAs([401], 403) },
  inside("login", "takes any password"),
  inside("login", "gives a dead session"),
  inside("listBooks", "shows everybody's"),
  {
    operationId: "getBook",
    name: "getBook answers POST",
    strange: (method, wire) => (method === "POST" ? { ...wire, status: 200 } : wire),
  },
  {
    operationId: "getReader",
    name: "getReader says 404 to DELETE",
    strange: (method, wire) => (method === "DELETE" ? { ...wire, status: 404 } : wire),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks breaks on PUT",
    strange: (method, wire) => (method === "PUT" ? { ...wire, status: 500 } : wire),
  },
];

const ofState: Defect[] = [
  inside("createBook", "keeps nothing"),
  inside("createBook", "leads elsewhere"),
  inside("createBook", "takes the id it is given"),
  inside("createBook", "keeps Latin-1 only"),
  inside("createBook", "cuts titles at 64"),
  inside("createBook", "keeps four tags"),
  inside("createBook", "overflows"),
  inside("createBook", "loses the narrator"),
  inside("createBook", "rounds prices"),
  inside("createBook", "forgets the key"),
  inside("createBook", "hears the key for the same body only"),
  inside("replaceBook", "keeps what is left out"),
  inside("replaceBook", "changes nothing"),
  inside("updateBook", "clears the subtitle"),
  inside("updateBook", "overlooks genre"),
  inside("updateReader", "forgets the street"),
  inside("updateReader", "does not clear the nickname"),
  inside("updateReader", "loses the nickname"),
  inside("updateReader", "keeps its locale"),
  inside("deleteBook", "deletes nothing"),
  inside("deleteBook", "twice"),
  inside("deleteBook", "leaves copies"),
  inside("removeCopy", "removes nothing"),
  inside("addCopy", "takes a barcode twice"),
  inside("addCopy", "is not listed"),
  inside("addCopy", "loses the zone"),
  inside("getCopy", "through any book"),
  inside("listCopies", "shows those of all books"),
  inside("listCopies", "does not filter worn ones"),
  inside("listBooks", "hears one genre only"),
  inside("listBooks", "always shows essays"),
  inside("listBooks", "does not filter Chinese"),
  inside("listBooks", "never descends"),
  inside("listBooks", "sorts editions as texts"),
  inside("listBooks", "sorts without the minus"),
  inside("listBooks", "has no default order"),
  inside("listBooks", "overlaps from the second page"),
  inside("listBooks", "gives one too many"),
  inside("listBooks", "counts one too many"),
  inside("listBooks", "counts the page only"),
];

/** Libraries that break one promise each. */
export const libraryDefects: Defect[] = [...ofAnswers, ...ofInput, ...ofAccess, ...ofState];
