import { withData, withEnvelope } from "../../contract-server/bent";
import { Failure } from "../../contract-server/call";
import { type Defect, inside, limits } from "../../contract-server/defect";

const breaks = (isOdd: boolean): void => {
  if (isOdd) throw new Failure(500);
};

const ofDoors: Defect[] = [
  { operationId: "createReview", name: "createReview is open to all", open: true },
  { operationId: "confirmOrder", name: "confirmOrder is open to all", open: true },
  { operationId: "payOrder", name: "payOrder is open to all", open: true },
  { operationId: "deleteReview", name: "deleteReview is open to all", open: true },
  { operationId: "getOrder", name: "getOrder takes ended sessions", access: "ended sessions" },
  { operationId: "listProducts", name: "listProducts takes an empty token", access: "empty credentials" },
  inside("listReviews", "shows everybody's"),
  inside("logIn", "overlooks upper and lower case"),
  inside("logIn", "takes the beginning of the password"),
  {
    operationId: "createProduct",
    name: "createProduct breaks on a character that is none",
    before: ({ raw }) => breaks(raw.includes("\\u0000")),
  },
  {
    operationId: "listProducts",
    name: "listProducts breaks on a page said twice",
    before: ({ search }) => breaks(new URLSearchParams(search).getAll("pageNo").length > 1),
  },
];

const ofShape: Defect[] = [
  {
    operationId: "getOrder",
    name: "getOrder is another kind of text",
    wire: (wire) => ({ ...wire, headers: { ...wire.headers, "Content-Type": "text/json; charset=utf-8" } }),
  },
  {
    operationId: "getOrder",
    name: "getOrder shouts when it is paid",
    answer: withData((data) => ({ ...data, state: data["state"] === "paid" ? "PAID" : data["state"] })),
  },
  {
    operationId: "getOrder",
    name: "getOrder shows its inside when there is none",
    wire: withEnvelope((one) =>
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
    answer: withData((data) =>
      "recommends" in data && data["recommends"] === null ? { ...data, recommends: "unknown" } : data,
    ),
  },
  {
    operationId: "listCategories",
    name: "listCategories has none in English",
    answer: (answer, { given }) => (given["lang"] === "en" ? { ...answer, data: [] } : answer),
  },
  {
    operationId: "listProducts",
    name: "listProducts is slow when it sorts by name",
    isSlow: true,
    wire: (wire, { given }) => ({ ...wire, delayMs: given["orderBy"] === "-name" ? 900 : 0 }),
  },
];

const ofLimits: Defect[] = [
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

const ofTime: Defect[] = [
  inside("listOrders", "forgets the state on the second page"),
  inside("listOrders", "repeats the last page"),
  inside("listProducts", "counts what the filter leaves out"),
  inside("listAddresses", "still lists what was deleted"),
  inside("getProduct", "still shows what was deleted"),
  inside("updateProduct", "makes food of everything"),
  inside("closeOrder", "closes all orders"),
  inside("deleteReview", "deletes all of a product"),
  inside("createOrder", "hears the key of anybody"),
  inside("updateAccount", "loses the account's phone"),
];

/** What no other list has: odd doors, odd rows, what was true a moment ago. */
export const further: Defect[] = [...ofDoors, ...ofShape, ...ofLimits, ...ofTime];
