import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { findResources } from "../../scripts/contract-check/plan/resources";
import { temporaryFolder } from "../support/temporary-folder";

const responses = { "200": { description: "Done." } };
const id = { name: "reservationId", in: "query", required: true, schema: { type: "integer" } };

/** The role and resource of each operation. */
function rolesOf(links: Record<string, unknown>, creator = "reserveLocker"): string[] {
  const contract = {
    openapi: "3.1.0",
    paths: {
      "/locker/list": { get: { operationId: "listLockers", responses: responses } },
      "/locker/reserve": {
        post: { operationId: creator, responses: { "200": { description: "Done.", links } } },
      },
      "/locker/reservation": {
        get: { operationId: "showReservation", parameters: [id], responses: responses },
      },
      "/locker/release": { post: { operationId: "releaseLocker", parameters: [id], responses: responses } },
    },
  };
  const folder = temporaryFolder({ "contract.json": JSON.stringify(contract) });
  const { roles } = findResources([loadContract(join(folder, "contract.json"), new Documents())]);
  return [...roles]
    .map(([operation, { kind, resource }]) => `${operation.id} ${kind} ${resource.noun}`)
    .sort();
}

const parameters = { reservationId: "$response.body#/data/reservationId" };

test("links define the create operation and the actions of a resource where names and paths do not", () => {
  expect(
    rolesOf({
      read: { operationId: "showReservation", parameters },
      release: { operationId: "releaseLocker", parameters },
    }),
  ).toEqual([
    "releaseLocker action reservation",
    "reserveLocker create reservation",
    "showReservation read reservation",
  ]);
});

test("a link that passes a request value defines no create operation", () => {
  const sent = { reservationId: "$request.body#/reservationId" };
  expect(rolesOf({ read: { operationId: "showReservation", parameters: sent } })).not.toContain(
    "reserveLocker create reservation",
  );
});

test("a link from a log-in to its user defines no create operation", () => {
  expect(rolesOf({ read: { operationId: "showReservation", parameters } }, "logInWithCode")).not.toContain(
    "logInWithCode create reservation",
  );
});

test("where all answers have the status 200, an id of its own tells what a POST below an item creates", () => {
  const answer = (data: object) => ({
    200: {
      description: "Done, or refused.",
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: { success: { const: true }, data: { type: "object", properties: data } },
          },
        },
      },
    },
  });
  const text = { type: "string" };
  const order = { orderId: text, state: text };
  const refund = { refundId: text, orderId: text };
  const at = (name: string) => ({ parameters: [{ name, in: "path", required: true, schema: text }] });
  const contract = {
    openapi: "3.1.0",
    "x-envelope": { carries: "body", success: "success", data: "data" },
    paths: {
      "/orders/{orderId}": { ...at("orderId"), get: { operationId: "getOrder", responses: answer(order) } },
      "/orders/{orderId}/payments": {
        ...at("orderId"),
        post: { operationId: "payOrder", responses: answer(order) },
      },
      "/orders/{orderId}/refunds": {
        ...at("orderId"),
        post: { operationId: "requestRefund", responses: answer(refund) },
      },
      "/refunds/{refundId}": {
        ...at("refundId"),
        get: { operationId: "getRefund", responses: answer(refund) },
      },
    },
  };
  const folder = temporaryFolder({ "contract.json": JSON.stringify(contract) });
  const { roles } = findResources([loadContract(join(folder, "contract.json"), new Documents())]);
  const found = [...roles].map(([{ id: name }, { kind, resource }]) => `${name} ${kind} ${resource.noun}`);
  expect(found.toSorted()).toEqual([
    "getOrder read order",
    "getRefund read refund",
    "payOrder action order",
    "requestRefund create refund",
  ]);
});
