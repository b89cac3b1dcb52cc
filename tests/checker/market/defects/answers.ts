import {
  inLatin1,
  toldAs,
  withData,
  withEnvelope,
  withHeader,
  withItems,
  without,
} from "../../contract-server/bent";
import type { Defect } from "../../contract-server/defect";

const off = undefined;

/** What comes back is not what was promised. */
export const ofAnswers: Defect[] = [
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
    isSlow: true,
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
