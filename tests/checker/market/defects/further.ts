import { Failure } from "../../contract-server/call";
import { type Defect, inHandler, limits } from "../../contract-server/defect";
import { withData, withEnvelope } from "../../contract-server/response-changes";

const failIf = (isTriggered: boolean): void => {
  if (isTriggered) throw new Failure(500);
};

const accessDefects: Defect[] = [
  { operationId: "createReview", name: "createReview is open to all", skipsOwnership: true },
  { operationId: "confirmOrder", name: "confirmOrder is open to all", skipsOwnership: true },
  { operationId: "payOrder", name: "payOrder is open to all", skipsOwnership: true },
  { operationId: "deleteReview", name: "deleteReview is open to all", skipsOwnership: true },
  { operationId: "getOrder", name: "getOrder takes ended sessions", access: "ended sessions" },
  { operationId: "listProducts", name: "listProducts takes an empty token", access: "empty credentials" },
  inHandler("listReviews", "shows everybody's"),
  inHandler("logIn", "overlooks upper and lower case"),
  inHandler("logIn", "takes the beginning of the password"),
  {
    operationId: "createProduct",
    name: "createProduct breaks on a character that is none",
    beforeRead: ({ raw }) => failIf(raw.includes("\\u0000")),
  },
  {
    operationId: "listProducts",
    name: "listProducts breaks on a page said twice",
    beforeRead: ({ search }) => failIf(new URLSearchParams(search).getAll("pageNo").length > 1),
  },
];

const responseDefects: Defect[] = [
  {
    operationId: "getOrder",
    name: "getOrder is another kind of text",
    changeWire: (wire) => ({
      ...wire,
      headers: { ...wire.headers, "Content-Type": "text/json; charset=utf-8" },
    }),
  },
  {
    operationId: "getOrder",
    name: "getOrder shouts when it is paid",
    changeResponse: withData((data) => ({
      ...data,
      state: data["state"] === "paid" ? "PAID" : data["state"],
    })),
  },
  {
    operationId: "getOrder",
    name: "getOrder shows its inside when there is none",
    changeWire: withEnvelope((one) =>
      one["status"] === 404
        ? {
            ...one,
            msg: "TypeError: Cannot read properties of undefined\n    at find (/srv/app/orders.js:12:7)",
          }
        : one,
    ),
  },
  {
    operationId: "getReview",
    name: "getReview has a word for null",
    changeResponse: withData((data) =>
      "recommends" in data && data["recommends"] === null ? { ...data, recommends: "unknown" } : data,
    ),
  },
  {
    operationId: "listCategories",
    name: "listCategories has none in English",
    changeResponse: (response, { parameters }) =>
      parameters["lang"] === "en" ? { ...response, data: [] } : response,
  },
  {
    operationId: "listProducts",
    name: "listProducts is slow when it sorts by name",
    isSlow: true,
    changeWire: (wire, { parameters }) => ({
      ...wire,
      delayMs: parameters["orderBy"] === "-name" ? 900 : 0,
    }),
  },
];

const limitDefects: Defect[] = [
  {
    operationId: "createReview",
    name: "createReview counts bytes",
    limits: limits("body/text", { pattern: "^[\\u0000-\\u007f]{0,300}$|^.{0,100}$" }),
  },
  {
    operationId: "updateAccount",
    name: "updateAccount does not anchor the phone",
    limits: limits("body/phone", { pattern: "1[3-9][0-9]{9}" }),
  },
  {
    operationId: "createProduct",
    name: "createProduct takes a depth of 500.5",
    limits: limits("body/size/depth", { maximum: 500.5 }),
  },
  {
    operationId: "updateProduct",
    name: "updateProduct takes no price for one",
    limits: limits("body/priceFen", { type: ["integer", "null"] }),
  },
  {
    operationId: "createAddress",
    name: "createAddress is usual by default",
    limits: limits("body/usual", { default: true }),
  },
  {
    operationId: "listReviews",
    name: "listReviews gives five by default",
    limits: limits("query/rows", { default: 5 }),
  },
  {
    operationId: "createAddress",
    name: "createAddress takes the western edge",
    limits: limits("body/place/lon", { exclusiveMinimum: undefined, minimum: -180 }),
  },
];

const handlerDefects: Defect[] = [
  inHandler("listOrders", "forgets the state on the second page"),
  inHandler("listOrders", "repeats the last page"),
  inHandler("listProducts", "counts what the filter leaves out"),
  inHandler("listAddresses", "still lists what was deleted"),
  inHandler("getProduct", "still shows what was deleted"),
  inHandler("updateProduct", "makes food of everything"),
  inHandler("closeOrder", "closes all orders"),
  inHandler("deleteReview", "deletes all of a product"),
  inHandler("createOrder", "hears the key of anybody"),
  inHandler("updateAccount", "loses the account's phone"),
];

/** Defects that need a particular value, row, page or state. */
export const furtherDefects: Defect[] = [
  ...accessDefects,
  ...responseDefects,
  ...limitDefects,
  ...handlerDefects,
];
