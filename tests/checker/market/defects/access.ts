import { type Defect, inHandler } from "../../contract-server/defect";
import { withStatus } from "../../contract-server/response-changes";

/** Defects of authentication and ownership. */
export const accessDefects: Defect[] = [
  { operationId: "getAccount", name: "getAccount takes any credentials", access: "any credentials" },
  { operationId: "getAccount", name: "getAccount reads the first half of a token", access: "any end" },
  { operationId: "listProducts", name: "listProducts takes anybody", access: "anybody" },
  { operationId: "deleteReview", name: "deleteReview takes anybody", access: "anybody" },
  { operationId: "logOut", name: "logOut ends nothing", access: "forgets nothing" },
  { operationId: "getProduct", name: "getProduct is open to all", skipsOwnership: true },
  { operationId: "updateProduct", name: "updateProduct is open to all", skipsOwnership: true },
  { operationId: "getOrder", name: "getOrder is open to all", skipsOwnership: true },
  { operationId: "closeOrder", name: "closeOrder is open to all", skipsOwnership: true },
  { operationId: "replaceReview", name: "replaceReview is open to all", skipsOwnership: true },
  { operationId: "deleteAddress", name: "deleteAddress is open to all", skipsOwnership: true },
  { operationId: "listOrders", name: "listOrders tells nobody 500", changeResponse: withStatus([401], 500) },
  inHandler("logIn", "compares ten letters"),
  {
    operationId: "createProduct",
    name: "createProduct answers GET",
    changeUnrouted: (method, wire) =>
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
    changeUnrouted: (method, wire) =>
      method === "PATCH" ? { ...wire, status: 404, body: "not here" } : wire,
  },
];
