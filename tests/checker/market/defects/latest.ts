import { type Defect, inHandler } from "../../contract-server/defect";
import { withData, withEnvelope, withRow } from "../../contract-server/response-changes";

/** Specified before the checker ran against them. */
export const latestDefects: Defect[] = [
  {
    operationId: "getProduct",
    name: "getProduct tells big prices as texts",
    changeResponse: withData((data) =>
      Number(data["priceFen"]) > 2 ** 31 ? { ...data, priceFen: String(data["priceFen"]) } : data,
    ),
  },
  inHandler("listProducts", "counts to ten at most"),
  inHandler("listReviews", "gives everything on the first page"),
  inHandler("createAddress", "keeps one line"),
  inHandler("createAddress", "knows no equator"),
  inHandler("listAddresses", "shows everybody's"),
  inHandler("updateProduct", "makes it anew"),
  inHandler("updateAccount", "keeps the old nick"),
  {
    operationId: "deleteAddress",
    name: "deleteAddress is done with what is not there",
    changeResponse: (response) => (response.status === 404 ? { status: 200 } : response),
  },
  inHandler("payOrder", "pays what is closed"),
  inHandler("confirmOrder", "takes back what was confirmed"),
  {
    operationId: "listCategories",
    name: "listCategories has one twice",
    changeResponse: (response) =>
      Array.isArray(response.data) ? { ...response, data: [...response.data, response.data[0]] } : response,
  },
  {
    operationId: "createOrder",
    name: "createOrder refuses without a number",
    changeWire: withEnvelope((one, _status) => (one["status"] === 200 ? one : { ...one, errno: 0 })),
  },
  {
    operationId: "listOrders",
    name: "listOrders knows another state in the fifteenth row",
    changeResponse: withRow(14, (one) => ({ ...one, state: "done" })),
  },
  {
    operationId: "listOrders",
    name: "listOrders knows another state on the third page",
    changeResponse: (response, { parameters }) =>
      Number(parameters["pageNo"]) === 3
        ? withRow(0, (one) => ({ ...one, state: "done" }))(response)
        : response,
  },
];
