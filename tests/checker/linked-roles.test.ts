import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { Documents } from "../../scripts/contract-check/load/documents";
import { findResources } from "../../scripts/contract-check/plan/resources";
import { temporaryFolder } from "../support/temporary-folder";

const answers = { "200": { description: "Done." } };
const id = { name: "reservationId", in: "query", required: true, schema: { type: "integer" } };

/** What each operation does, and to what. */
function rolesOf(links: Record<string, unknown>, maker = "reserveLocker"): string[] {
  const contract = {
    openapi: "3.1.0",
    paths: {
      "/locker/list": { get: { operationId: "listLockers", responses: answers } },
      "/locker/reserve": {
        post: { operationId: maker, responses: { "200": { description: "Done.", links } } },
      },
      "/locker/reservation": {
        get: { operationId: "showReservation", parameters: [id], responses: answers },
      },
      "/locker/release": { post: { operationId: "releaseLocker", parameters: [id], responses: answers } },
    },
  };
  const folder = temporaryFolder({ "contract.json": JSON.stringify(contract) });
  const { roles } = findResources([loadContract(join(folder, "contract.json"), new Documents())]);
  return [...roles]
    .map(([operation, { kind, resource }]) => `${operation.id} ${kind} ${resource.noun}`)
    .sort();
}

const parameters = { reservationId: "$response.body#/data/reservationId" };

test("links tell what makes a thing and what acts on it, where no name and no path does", () => {
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

test("a link that hands on what was sent tells of no making", () => {
  const sent = { reservationId: "$request.body#/reservationId" };
  expect(rolesOf({ read: { operationId: "showReservation", parameters: sent } })).not.toContain(
    "reserveLocker create reservation",
  );
});

test("a link from a log-in to who logged in makes nobody", () => {
  expect(rolesOf({ read: { operationId: "showReservation", parameters } }, "logInWithCode")).not.toContain(
    "logInWithCode create reservation",
  );
});
