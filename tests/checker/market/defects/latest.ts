import { withData, withEnvelope, withRow } from "../../contract-server/bent";
import { type Defect, inside } from "../../contract-server/defect";

/** Written down before anything was tried on them. */
export const latest: Defect[] = [
  {
    operationId: "getProduct",
    name: "getProduct tells big prices as texts",
    answer: withData((data) =>
      Number(data["priceFen"]) > 2 ** 31 ? { ...data, priceFen: String(data["priceFen"]) } : data,
    ),
  },
  inside("listProducts", "counts to ten at most"),
  inside("listReviews", "gives everything on the first page"),
  inside("createAddress", "keeps one line"),
  inside("createAddress", "knows no equator"),
  inside("listAddresses", "shows everybody's"),
  inside("updateProduct", "makes it anew"),
  inside("updateAccount", "keeps the old nick"),
  {
    operationId: "deleteAddress",
    name: "deleteAddress is done with what is not there",
    answer: (answer) => (answer.status === 404 ? { status: 200 } : answer),
  },
  inside("payOrder", "pays what is closed"),
  inside("confirmOrder", "takes back what was confirmed"),
  {
    operationId: "listCategories",
    name: "listCategories has one twice",
    answer: (answer) =>
      Array.isArray(answer.data) ? { ...answer, data: [...answer.data, answer.data[0]] } : answer,
  },
  {
    operationId: "createOrder",
    name: "createOrder refuses without a number",
    wire: withEnvelope((one, _status) => (one["status"] === 200 ? one : { ...one, errno: 0 })),
  },
  {
    operationId: "listOrders",
    name: "listOrders knows another state in the fifteenth row",
    answer: withRow(14, (one) => ({ ...one, state: "done" })),
  },
  {
    operationId: "listOrders",
    name: "listOrders knows another state on the third page",
    answer: (answer, { given }) =>
      Number(given["pageNo"]) === 3 ? withRow(0, (one) => ({ ...one, state: "done" }))(answer) : answer,
  },
];
