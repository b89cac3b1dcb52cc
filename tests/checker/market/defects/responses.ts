import type { Defect } from "../../contract-server/defect";
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
  {
    operationId: "logIn",
    name: "logIn gives a short token",
    changeResponse: withData((data) => ({ ...data, token: "short" })),
  },
  {
    operationId: "logIn",
    name: "logIn refuses with HTTP 401",
    changeWire: (wire) => ({
      ...wire,
      status: String(wire.body).includes('"status":401') ? 401 : wire.status,
    }),
  },
  {
    operationId: "getAccount",
    name: "getAccount answers HTTP 201",
    changeWire: (wire) => ({ ...wire, status: 201 }),
  },
  {
    operationId: "getAccount",
    name: "getAccount has errno 1 in success",
    changeWire: withEnvelope((one) => (one["status"] === 200 ? { ...one, errno: 1 } : one)),
  },
  { operationId: "getAccount", name: "getAccount has no msg", changeWire: withEnvelope(without("msg")) },
  {
    operationId: "updateAccount",
    name: "updateAccount has errno 0 in failure",
    changeWire: withEnvelope((one) => (one["status"] === 200 ? one : { ...one, errno: 0 })),
  },
  {
    operationId: "updateAccount",
    name: "updateAccount tells data in failure",
    changeWire: withEnvelope((one) => (one["status"] === 200 ? one : { ...one, payload: { field: "nick" } })),
  },
  {
    operationId: "createProduct",
    name: "createProduct has no charset",
    changeWire: withHeader("Content-Type", "application/json"),
  },
  {
    operationId: "createProduct",
    name: "createProduct tells createdAt without zone",
    changeResponse: withData((data) => ({ ...data, createdAt: "2026-05-01T00:00:00.000" })),
  },
  {
    operationId: "getProduct",
    name: "getProduct tells the price in yuan",
    changeResponse: withData((data) => ({ ...data, priceFen: Number(data["priceFen"]) / 100 + 0.001 })),
  },
  {
    operationId: "getProduct",
    name: "getProduct tells an odd thumbnail",
    changeResponse: withData((data) =>
      data["thumbnail"] === undefined ? data : { ...data, thumbnail: `data:${data["thumbnail"]}` },
    ),
  },
  {
    operationId: "getProduct",
    name: "getProduct tells grams beyond int32",
    changeResponse: withData((data) =>
      data["grams"] === undefined ? data : { ...data, grams: 3_000_000_000 },
    ),
  },
  { operationId: "getProduct", name: "getProduct is in Latin-1", changeWire: inLatin1 },
  {
    operationId: "listProducts",
    name: "listProducts is slow on the second page",
    isSlow: true,
    changeWire: (wire, { parameters }) => ({ ...wire, delayMs: parameters["pageNo"] === 2 ? 1000 : 0 }),
  },
  {
    operationId: "listProducts",
    name: "listProducts gives rows as an object",
    changeResponse: withData((data) => ({ ...data, rows: { list: data["rows"] } })),
  },
  {
    operationId: "listProducts",
    name: "listProducts leaves out stock",
    changeResponse: withItems(without("stock")),
  },
  {
    operationId: "listOrders",
    name: "listOrders knows another state",
    changeResponse: withItems((one) => ({
      ...one,
      state: one["state"] === "closed" ? "done" : one["state"],
    })),
  },
  {
    operationId: "getOrder",
    name: "getOrder fails each fourth time",
    isFlaky: true,
    changeResponse: (response, { count }) => (count % 4 === 0 ? { status: 500 } : response),
  },
  {
    operationId: "getOrder",
    name: "getOrder has another number's form",
    changeResponse: withData((data) => ({ ...data, orderNo: String(data["orderNo"]).slice(1) })),
  },
  {
    operationId: "listCategories",
    name: "listCategories names no language",
    changeWire: withHeader("Content-Language", off),
  },
  {
    operationId: "listCategories",
    name: "listCategories knows no such language",
    changeWire: withHeader("Content-Language", "zh-CN"),
  },
  {
    operationId: "listCategories",
    name: "listCategories lists one twice",
    changeResponse: (one) => (Array.isArray(one.data) ? { ...one, data: [...one.data, one.data[0]] } : one),
  },
  {
    operationId: "getReview",
    name: "getReview gives its id as text",
    changeResponse: withData((data) => ({ ...data, id: String(data["id"]) })),
  },
  {
    operationId: "getReview",
    name: "getReview says 200 with null for none",
    changeResponse: withStatus([404], 200),
  },
  {
    operationId: "listReviews",
    name: "listReviews names a writer",
    changeResponse: withItems((one) => ({ ...one, writer: "alice" })),
  },
  {
    operationId: "createAddress",
    name: "createAddress gives an id of upper case",
    changeResponse: withData((data) => ({ ...data, id: String(data["id"]).toUpperCase() })),
  },
  {
    operationId: "deleteAddress",
    name: "deleteAddress answers nothing",
    changeWire: (wire) => ({ ...wire, body: undefined }),
  },
  {
    operationId: "closeOrder",
    name: "closeOrder answers broken JSON",
    changeWire: (wire) => ({ ...wire, body: String(wire.body).replace(/\}$/, ",}") }),
  },
];
