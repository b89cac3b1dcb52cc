import { type Defect, inHandler, limits } from "../../contract-server/defect";

const off = undefined;

/** Defects of request validation. */
export const inputDefects: Defect[] = [
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
  inHandler("uploadCover", "needs no picture"),
  inHandler("uploadCover", "takes long captions"),
];
