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
  {
    operationId: "logIn",
    name: "logIn gives a short token",
    answer: withData((data) => ({ ...data, token: "short" })),
  },
  {
    operationId: "logIn",
    name: "logIn refuses with HTTP 401",
    wire: (wire) => ({ ...wire, status: String(wire.body).includes('"status":401') ? 401 : wire.status }),
  },
  {
    operationId: "getAccount",
    name: "getAccount answers HTTP 201",
    wire: (wire) => ({ ...wire, status: 201 }),
  },
  {
    operationId: "getAccount",
    name: "getAccount has errno 1 in success",
    wire: withEnvelope((one) => (one["status"] === 200 ? { ...one, errno: 1 } : one)),
  },
  { operationId: "getAccount", name: "getAccount has no msg", wire: withEnvelope(without("msg")) },
  {
    operationId: "updateAccount",
    name: "updateAccount has errno 0 in failure",
    wire: withEnvelope((one) => (one["status"] === 200 ? one : { ...one, errno: 0 })),
  },
  {
    operationId: "updateAccount",
    name: "updateAccount tells data in failure",
    wire: withEnvelope((one) => (one["status"] === 200 ? one : { ...one, payload: { field: "nick" } })),
  },
  {
    operationId: "createProduct",
    name: "createProduct has no charset",
    wire: withHeader("Content-Type", "application/json"),
  },
  {
    operationId: "createProduct",
    name: "createProduct tells createdAt without zone",
    answer: withData((data) => ({ ...data, createdAt: "2026-05-01T00:00:00.000" })),
  },
  {
    operationId: "getProduct",
    name: "getProduct tells the price in yuan",
    answer: withData((data) => ({ ...data, priceFen: Number(data["priceFen"]) / 100 + 0.001 })),
  },
  {
    operationId: "getProduct",
    name: "getProduct tells an odd thumbnail",
    answer: withData((data) =>
      data["thumbnail"] === undefined ? data : { ...data, thumbnail: `data:${data["thumbnail"]}` },
    ),
  },
  {
    operationId: "getProduct",
    name: "getProduct tells grams beyond int32",
    answer: withData((data) => (data["grams"] === undefined ? data : { ...data, grams: 3_000_000_000 })),
  },
  { operationId: "getProduct", name: "getProduct is in Latin-1", wire: inLatin1 },
  {
    operationId: "listProducts",
    name: "listProducts is slow on the second page",
    wire: (wire, { given }) => ({ ...wire, delayMs: given["pageNo"] === 2 ? 1000 : 0 }),
  },
  {
    operationId: "listProducts",
    name: "listProducts gives rows as an object",
    answer: withData((data) => ({ ...data, rows: { list: data["rows"] } })),
  },
  { operationId: "listProducts", name: "listProducts leaves out stock", answer: withItems(without("stock")) },
  {
    operationId: "listOrders",
    name: "listOrders knows another state",
    answer: withItems((one) => ({ ...one, state: one["state"] === "closed" ? "done" : one["state"] })),
  },
  {
    operationId: "getOrder",
    name: "getOrder fails each fourth time",
    flaky: true,
    answer: (answer, { count }) => (count % 4 === 0 ? { status: 500 } : answer),
  },
  {
    operationId: "getOrder",
    name: "getOrder has another number's form",
    answer: withData((data) => ({ ...data, orderNo: String(data["orderNo"]).slice(1) })),
  },
  {
    operationId: "listCategories",
    name: "listCategories names no language",
    wire: withHeader("Content-Language", off),
  },
  {
    operationId: "listCategories",
    name: "listCategories knows no such language",
    wire: withHeader("Content-Language", "zh-CN"),
  },
  {
    operationId: "listCategories",
    name: "listCategories lists one twice",
    answer: (one) => (Array.isArray(one.data) ? { ...one, data: [...one.data, one.data[0]] } : one),
  },
  {
    operationId: "getReview",
    name: "getReview gives its id as text",
    answer: withData((data) => ({ ...data, id: String(data["id"]) })),
  },
  { operationId: "getReview", name: "getReview says 200 with null for none", answer: toldAs([404], 200) },
  {
    operationId: "listReviews",
    name: "listReviews names a writer",
    answer: withItems((one) => ({ ...one, writer: "alice" })),
  },
  {
    operationId: "createAddress",
    name: "createAddress gives an id of upper case",
    answer: withData((data) => ({ ...data, id: String(data["id"]).toUpperCase() })),
  },
  {
    operationId: "deleteAddress",
    name: "deleteAddress answers nothing",
    wire: (wire) => ({ ...wire, body: undefined }),
  },
  {
    operationId: "closeOrder",
    name: "closeOrder answers broken JSON",
    wire: (wire) => ({ ...wire, body: String(wire.body).replace(/\}$/, ",}") }),
  },
];

const ofInput: Defect[] = [
  {
    operationId: "logIn",
    name: "logIn takes accounts of any letters",
    limits: limits("body/account", { pattern: off }),
  },
  {
    operationId: "updateAccount",
    name: "updateAccount takes any phone",
    limits: limits("body/phone", { pattern: "^1[0-9]{10}$" }),
  },
  {
    operationId: "updateAccount",
    name: "updateAccount refuses no phone",
    limits: limits("body/phone", { type: "string" }),
  },
  {
    operationId: "updateAccount",
    name: "updateAccount takes any birthday",
    limits: limits("body/birthday", { format: off }),
  },
  {
    operationId: "updateAccount",
    name: "updateAccount takes texts for booleans",
    limits: limits("body/newsletter", { type: ["boolean", "string"] }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes a price of -1",
    limits: limits("body/priceFen", { minimum: -1 }),
  },
  {
    operationId: "createProduct",
    name: "createProduct refuses the highest price",
    limits: limits("body/priceFen", { maximum: 8_999_999_999 }),
  },
  {
    operationId: "createProduct",
    name: "createProduct refuses more than int32 in stock",
    limits: limits("body/stock", { maximum: 2_147_483_647 }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes half grams",
    limits: limits("body/grams", { type: "number", format: off }),
  },
  {
    operationId: "createProduct",
    name: "createProduct refuses negative grams",
    limits: limits("body/grams", { minimum: 0 }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes names of 51",
    limits: limits("body/name", { maxLength: 51 }),
  },
  {
    operationId: "createProduct",
    name: "createProduct counts bytes of names",
    limits: limits("body/name", { pattern: "^[\\u0000-\\u007f]{1,50}$|^.{1,25}$" }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes any thumbnail",
    limits: limits("body/thumbnail", { format: off }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes any launch",
    limits: limits("body/launchAt", { format: off }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes lists as traits",
    limits: limits("body/traits", { additionalProperties: true }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes five traits",
    limits: limits("body/traits", { maxProperties: 5 }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes a width of nothing",
    limits: limits("body/size/width", { exclusiveMinimum: off, minimum: 0 }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes unknown sizes",
    limits: limits("body/size", { additionalProperties: true }),
  },
  {
    operationId: "createProduct",
    name: "createProduct needs no height",
    limits: limits("body/size", { required: ["width"] }),
  },
  {
    operationId: "createProduct",
    name: "createProduct refuses no depth",
    limits: limits("body/size/depth", { type: "number" }),
  },
  {
    operationId: "createProduct",
    name: "createProduct has ten in stock",
    limits: limits("body/stock", { default: 10 }),
  },
  { operationId: "createProduct", name: "createProduct takes any media type" },
  { operationId: "updateProduct", name: "updateProduct breaks on malformed JSON" },
  {
    operationId: "updateProduct",
    name: "updateProduct takes nothing but an id",
    limits: limits("body", { minProperties: 1 }),
  },
  {
    operationId: "getProduct",
    name: "getProduct takes unknown properties",
    limits: limits("body", { additionalProperties: true }),
  },
  {
    operationId: "createOrder",
    name: "createOrder takes no items",
    limits: limits("body/items", { minItems: 0 }),
  },
  {
    operationId: "createOrder",
    name: "createOrder refuses four items",
    limits: limits("body/items", { maxItems: 3 }),
  },
  {
    operationId: "createOrder",
    name: "createOrder takes 100 of a thing",
    limits: limits("body/items/[]/quantity", { maximum: 100 }),
  },
  {
    operationId: "createOrder",
    name: "createOrder takes parts of a thing",
    limits: limits("body/items/[]/quantity", { type: "number" }),
  },
  {
    operationId: "createOrder",
    name: "createOrder takes any request id",
    limits: limits("header/X-Request-Id", { format: off }),
  },
  {
    operationId: "listProducts",
    name: "listProducts refuses a page of 30",
    limits: limits("query/pageSize", { maximum: 29 }),
  },
  {
    operationId: "listProducts",
    name: "listProducts takes a page of 31",
    limits: limits("query/pageSize", { maximum: 31 }),
  },
  {
    operationId: "listProducts",
    name: "listProducts takes page 0",
    limits: limits("query/pageNo", { minimum: 0 }),
  },
  {
    operationId: "listOrders",
    name: "listOrders takes unknown states",
    limits: limits("query/state/[]", { enum: off }),
  },
  {
    operationId: "listCategories",
    name: "listCategories takes any language",
    limits: limits("query/lang", { enum: off }),
  },
  {
    operationId: "listReviews",
    name: "listReviews takes six stars",
    limits: limits("query/stars", { maximum: 6 }),
  },
  {
    operationId: "replaceReview",
    name: "replaceReview takes no stars",
    limits: limits("body/stars", { minimum: 0 }),
  },
  {
    operationId: "createAddress",
    name: "createAddress takes four lines",
    limits: limits("body/lines", { maxItems: 4 }),
  },
  {
    operationId: "createAddress",
    name: "createAddress takes long lines",
    limits: limits("body/lines/[]", { maxLength: 41 }),
  },
  {
    operationId: "createAddress",
    name: "createAddress refuses the poles",
    limits: limits("body/place/lat", { exclusiveMinimum: -90, exclusiveMaximum: 90 }),
  },
];

const ofAccess: Defect[] = [
  { operationId: "getAccount", name: "getAccount takes any credentials", access: "any credentials" },
  { operationId: "listProducts", name: "listProducts takes anybody", access: "anybody" },
  { operationId: "deleteReview", name: "deleteReview takes anybody", access: "anybody" },
  { operationId: "logOut", name: "logOut ends nothing", access: "forgets nothing" },
  { operationId: "getProduct", name: "getProduct is open to all", open: true },
  { operationId: "updateProduct", name: "updateProduct is open to all", open: true },
  { operationId: "getOrder", name: "getOrder is open to all", open: true },
  { operationId: "closeOrder", name: "closeOrder is open to all", open: true },
  { operationId: "replaceReview", name: "replaceReview is open to all", open: true },
  { operationId: "deleteAddress", name: "deleteAddress is open to all", open: true },
  { operationId: "listOrders", name: "listOrders tells nobody 500", answer: toldAs([401], 500) },
  inside("logIn", "compares ten letters"),
  {
    operationId: "createProduct",
    name: "createProduct answers GET",
    strange: (method, wire) =>
      method === "GET"
        ? {
            status: 200,
            headers: { "Content-Type": "application/json; charset=utf-8" },
            body: '{"status":200,"errno":0,"msg":"","payload":null}',
          }
        : wire,
  },
  {
    operationId: "getReview",
    name: "getReview says 404 to PATCH",
    strange: (method, wire) => (method === "PATCH" ? { ...wire, status: 404, body: "not here" } : wire),
  },
];

const ofState: Defect[] = [
  inside("updateAccount", "turns the newsletter off"),
  inside("updateAccount", "shifts birthdays"),
  inside("createProduct", "takes a name twice"),
  inside("createProduct", "keeps stock in 32 bits"),
  inside("createProduct", "is never on sale"),
  inside("createProduct", "asks emoji"),
  inside("createProduct", "loses depth"),
  inside("createProduct", "turns traits into texts"),
  inside("updateProduct", "resets the stock"),
  inside("updateProduct", "forgets the price"),
  inside("updateProduct", "cannot clear the description"),
  inside("deleteProduct", "twice"),
  inside("deleteProduct", "leaves reviews"),
  inside("createOrder", "forgets the key"),
  inside("createOrder", "counts each sku once"),
  inside("payOrder", "pays twice"),
  inside("payOrder", "changes nothing"),
  inside("closeOrder", "closes twice"),
  inside("closeOrder", "changes nothing"),
  inside("createReview", "keeps three stars at most"),
  inside("replaceReview", "keeps the text"),
  inside("deleteReview", "deletes nothing"),
  inside("deleteReview", "twice"),
  inside("createAddress", "takes a label twice"),
  inside("createAddress", "swaps the coordinates"),
  inside("listAddresses", "leaves out the newest"),
  inside("listProducts", "overlooks onSale=false"),
  inside("listProducts", "adds toys to tools"),
  inside("listProducts", "begins with the oldest"),
  inside("listProducts", "sorts prices as texts"),
  inside("listProducts", "overlaps"),
  inside("listOrders", "hears the last state only"),
  inside("listOrders", "counts the page"),
  inside("listReviews", "ends early"),
  inside("listReviews", "does not count the last"),
  inside("listReviews", "descends by id only"),
  inside("listReviews", "overlooks the product"),
  inside("listReviews", "takes stars as the least"),
];

/** Market places that break one promise each. */
export const marketDefects: Defect[] = [...ofAnswers, ...ofInput, ...ofAccess, ...ofState];
