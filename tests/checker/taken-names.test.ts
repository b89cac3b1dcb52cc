import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { answersOf, countedId, inPath, input, object } from "./servers/schema-parts";

const text = { type: "string", minLength: 2, maxLength: 30 };
const id = countedId;
const venue = object({ id, name: text, city: text });
const event = object({ id, venueId: id });
const answer = answersOf([400, 401, 403, 404, 409, 415]);
const venueInput = input(object({ name: text, city: text }), { name: "Grand Opera", city: "Vienna" });

/** Venues with names of their own, which managers make; with an event at it none can be changed. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Venues", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/events": {
      post: {
        operationId: "createEvent",
        description: "Roles: `manager`.",
        ...input(object({ venueId: id }), { venueId: 1 }),
        ...answer(201, event),
      },
    },
    "/venues": {
      post: {
        operationId: "createVenue",
        description: "Roles: `manager`. The name must not be that of another venue (409).",
        ...venueInput,
        ...answer(201, venue),
      },
    },
    "/venues/{venueId}": {
      ...inPath("venueId"),
      get: { operationId: "getVenue", description: "Roles: `manager`, `clerk`.", ...answer(200, venue) },
      put: {
        operationId: "replaceVenue",
        description:
          "Roles: `manager`. The name must not be that of another venue, and no event be at it (409).",
        ...venueInput,
        ...answer(200, venue),
      },
    },
  },
};
const users =
  "users:\n  ann: { role: manager, schemes: { bearer: ann } }\n  bob: { role: clerk, schemes: { bearer: bob } }\n";

type Bug = "a clerk makes venues" | "the city may be left out";

const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });
const fits = (value: unknown): boolean =>
  typeof value === "string" && [...value].length >= 2 && [...value].length <= 30;

function venues(bug?: Bug): (request: MockRequest) => MockResponse {
  const rows: Values[] = [];
  const events: Values[] = [];

  function change(row: Values | undefined, sent: Values): MockResponse {
    const { name, city = bug === "the city may be left out" ? row?.["city"] : undefined, ...rest } = sent;
    if (Object.keys(rest).length > 0 || !fits(name) || !fits(city)) return refuse(400);
    if (rows.some((one) => one !== row && one["name"] === name)) return refuse(409);
    if (row && events.some((one) => one["venueId"] === row["id"])) return refuse(409);
    if (row) return { status: 200, body: Object.assign(row, { name, city }) };
    const made = { id: rows.length + 1, name, city };
    rows.push(made);
    return { status: 201, body: made };
  }

  function hold(sent: Values): MockResponse {
    const { venueId, ...rest } = sent;
    if (Object.keys(rest).length > 0 || !rows.some((one) => one["id"] === venueId)) return refuse(400);
    const made = { id: events.length + 1, venueId };
    events.push(made);
    return { status: 201, body: made };
  }

  return ({ method, path, headers, text: body }) => {
    const [, kind = "", given] = /^\/(venues|events)(?:\/([^/]+))?$/.exec(path) ?? [];
    if (kind === "" || (kind === "events" && given !== undefined)) return refuse(404);
    const allowed = given === undefined ? ["POST"] : ["GET", "PUT"];
    if (!allowed.includes(method)) return { ...refuse(405), headers: { allow: allowed.join(", ") } };
    const user = /^Bearer (ann|bob)$/.exec(headers.authorization ?? "")?.[1];
    if (user === undefined) return refuse(401);
    const isOpen = bug === "a clerk makes venues" && kind === "venues" && given === undefined;
    if (user === "bob" && method !== "GET" && !isOpen) return refuse(403);
    const row = rows.find((one) => String(one["id"]) === given);
    if (given !== undefined && !row) return refuse(404);
    if (row && method === "GET") return { status: 200, body: row };
    if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return refuse(415);
    const sent = readObject(body);
    if (!sent) return refuse(400);
    return kind === "events" ? hold(sent) : change(row, sent);
  };
}

async function findingsOf(bug?: Bug): Promise<string[]> {
  const server = await serve(venues(bug));
  const { findings } = await runOf(contract, users, server.url, "full").run();
  await server.close();
  return findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
}

test("venues that only managers make have no finding", async () => {
  expect(await findingsOf()).toEqual([]);
});

test("a name that is taken does not hide who may make a venue", async () => {
  expect(await findingsOf("a clerk makes venues")).toContain("createVenue access");
});

test("a city that may be left out is found, though no venue with an event can be changed", async () => {
  expect(await findingsOf("the city may be left out")).toContain("replaceVenue refusal");
});
