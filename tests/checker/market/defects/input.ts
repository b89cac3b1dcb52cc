import { type Defect, limits } from "../../contract-server/defect";

const off = undefined;

/** Defects of request validation. */
export const inputDefects: Defect[] = [
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
