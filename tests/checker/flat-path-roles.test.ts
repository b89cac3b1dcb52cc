import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import { loadContract } from "../../scripts/contract-check/load/contract";
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

/** Roles for a nested collection `/venues/{venueId}/<step>` beside `/concerts/{concertId}`. */
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

const joinedRoles = [
  "announce create /concerts",
  "cancelConcert remove /concerts",
  "listThem list /concerts",
  "showConcert read /concerts",
];

test("a nested collection and a flat path with the same last segment are one resource", () => {
  expect(rolesOf("concerts")).toEqual(joinedRoles);
});

test("a link with the id of the created resource joins them where the last segments differ", () => {
  const parameters = { concertId: "$response.body#/id" };
  expect(rolesOf("programme", { read: { operationId: "showConcert", parameters } })).toEqual(joinedRoles);
});

test("another last segment without a link is another resource", () => {
  expect(rolesOf("programme")).toContain("announce create /venues/{}/programme");
});

test("a link that passes a request value joins nothing", () => {
  const parameters = { concertId: "$request.body#/concertId" };
  const roles = rolesOf("programme", { read: { operationId: "showConcert", parameters } });
  expect(roles).toContain("announce create /venues/{}/programme");
});

test("where the flat path has a create operation of its own, both collections stay separate", () => {
  const roles = rolesOf("concerts", {}, { post: { operationId: "createConcert", responses: done } });
  expect(roles).toContain("announce create /venues/{}/concerts");
  expect(roles).toContain("createConcert create /concerts");
});
