import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { Documents } from "../../scripts/contract-check/load/documents";
import { findResources } from "../../scripts/contract-check/plan/resources";
import { temporaryFolder } from "../support/temporary-folder";

const done = { "200": { description: "Done." } };
const id = { type: "integer" };
const inPath = (name: string) => [{ name, in: "path", required: true, schema: id }];
const list = {
  "200": {
    description: "All.",
    content: { "application/json": { schema: { type: "array", items: { properties: { id } } } } },
  },
};

/** A step of a venue's address that makes and lists what another address shows. */
function rolesOf(step: string, links: Record<string, unknown> = {}, flat: Record<string, unknown> = {}) {
  const contract = {
    openapi: "3.1.0",
    paths: {
      [`/venues/{venueId}/${step}`]: {
        parameters: inPath("venueId"),
        get: { operationId: "listThem", responses: list },
        post: { operationId: "announce", responses: { "201": { description: "Made.", links } } },
      },
      "/concerts": flat,
      "/concerts/{concertId}": {
        parameters: inPath("concertId"),
        get: { operationId: "showConcert", responses: done },
        delete: { operationId: "cancelConcert", responses: done },
      },
    },
  };
  const folder = temporaryFolder({ "contract.json": JSON.stringify(contract) });
  const { roles } = findResources([loadContract(join(folder, "contract.json"), new Documents())]);
  return [...roles]
    .map(([operation, { kind, resource }]) => `${operation.id} ${kind} ${resource.key}`)
    .sort();
}

const joined = [
  "announce create /concerts",
  "cancelConcert remove /concerts",
  "listThem list /concerts",
  "showConcert read /concerts",
];

test("what is made and listed in a venue is what the address of the same last step shows", () => {
  expect(rolesOf("concerts")).toEqual(joined);
});

test("a link with the id of what was made tells the same where the last steps differ", () => {
  const parameters = { concertId: "$response.body#/id" };
  expect(rolesOf("programme", { read: { operationId: "showConcert", parameters } })).toEqual(joined);
});

test("another last step without a link is something else", () => {
  expect(rolesOf("programme")).toContain("announce create /venues/{}/programme");
});

test("a link that hands on what was sent does not join anything", () => {
  const parameters = { concertId: "$request.body#/concertId" };
  const roles = rolesOf("programme", { read: { operationId: "showConcert", parameters } });
  expect(roles).toContain("announce create /venues/{}/programme");
});

test("where the short address has a creation of its own, each keeps what it makes", () => {
  const roles = rolesOf("concerts", {}, { post: { operationId: "createConcert", responses: done } });
  expect(roles).toContain("announce create /venues/{}/concerts");
  expect(roles).toContain("createConcert create /concerts");
});
