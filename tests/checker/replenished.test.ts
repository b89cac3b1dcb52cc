import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve } from "./servers/kit";
import { answersOf, countedId, inPath, input, object } from "./servers/schema-parts";

const answers = answersOf([400, 401, 404, 409, 422], "detail");
const swimmer = { id: countedId, name: { type: "string", minLength: 1, maxLength: 40 } };
const ticket = { id: countedId, swimmerId: countedId, entries: { type: "integer", const: 1 } };
const visit = { id: countedId, swimmerId: countedId };
const of = (swimmerId: number) => ({ swimmerId });

const contract = {
  openapi: "3.1.0",
  info: { title: "Pool", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/swimmers": {
      get: {
        operationId: "listSwimmers",
        ...answers(200, object({ items: { type: "array", items: object(swimmer) } })),
      },
    },
    "/swimmers/{swimmerId}/tickets": {
      ...inPath("swimmerId"),
      post: {
        operationId: "buyTicket",
        ...input(object({ entries: ticket.entries }), { entries: 1 }),
        ...answers(201, object(ticket)),
      },
    },
    "/visits": {
      post: {
        operationId: "createVisit",
        description: "Takes one entry of the swimmer (409).",
        ...input(object({ swimmerId: countedId }), of(1)),
        ...answers(201, object(visit)),
      },
    },
  },
};

/** A pool whose swimmers have two entries, and one with each ticket that they buy when they have none. */
function pool(): (request: MockRequest) => MockResponse {
  let count = 0;
  const left = new Map([[1, 2]]);
  return ({ method, path, headers, text }) => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: { detail: "Who?" } };
    if (path === "/swimmers") return { status: 200, body: { items: [{ id: 1, name: "Ann" }] } };
    const [, bought] = /^\{"entries":(1)\}$/.exec(text) ?? [];
    if (path === "/swimmers/1/tickets" && method === "POST") {
      if (bought === undefined) return { status: 422, body: { detail: "No such ticket." } };
      left.set(1, Math.max(1, left.get(1) ?? 0));
      count += 1;
      return { status: 201, body: { id: count, ...of(1), entries: Number(bought) } };
    }
    if (path !== "/visits" || method !== "POST") return { status: 404, body: { detail: "Nothing here." } };
    const [, id] = /^\{"swimmerId":(\d{1,7})\}$/.exec(text) ?? [];
    const rest = left.get(Number(id));
    if (rest === undefined) return { status: 422, body: { detail: "No such swimmer." } };
    if (rest === 0) return { status: 409, body: { detail: "Not enough entries." } };
    left.set(1, rest - 1);
    count += 1;
    return { status: 201, body: { id: count, ...of(1) } };
  };
}

test("what creations use up is brought up again by what is created for the same one", async () => {
  const answer = pool();
  const visits: number[] = [];
  const server = await serve((request) => {
    const response = answer(request);
    if (request.path === "/visits") visits.push(response.status);
    return response;
  });
  await runOf(contract, "users: { ann: { schemes: { bearer: ann } } }\n", server.url, "full").run();
  await server.close();
  expect(visits.filter((status) => status === 201).length).toBeGreaterThan(3);
  const first = visits.indexOf(409);
  expect(visits.slice(first), "a success after the first conflict").toContain(201);
});

const stay = { id: countedId, swimmerId: countedId, status: { type: "string", enum: ["open", "ended"] } };

/** At most two open stays, each of which can be ended. */
const stayContract = {
  ...contract,
  paths: {
    "/swimmers": contract.paths["/swimmers"],
    "/stays": {
      post: {
        operationId: "createStay",
        ...input(object({ swimmerId: countedId }), of(1)),
        ...answers(201, object(stay)),
      },
    },
    "/stays/{stayId}": {
      ...inPath("stayId"),
      get: { operationId: "getStay", ...answers(200, object(stay)) },
    },
    "/stays/{stayId}/checkout": {
      ...inPath("stayId"),
      post: { operationId: "checkOutStay", ...answers(200, object(stay)) },
    },
  },
};

function stays(): (request: MockRequest) => MockResponse {
  const all: { id: number; swimmerId: number; status: "open" | "ended" }[] = [];
  return ({ method, path, headers, text }) => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: { detail: "Who?" } };
    if (path === "/swimmers") return { status: 200, body: { items: [{ id: 1, name: "Ann" }] } };
    if (path === "/stays" && method === "POST") {
      if (text !== '{"swimmerId":1}') return { status: 422, body: { detail: "No such swimmer." } };
      if (all.filter(({ status }) => status === "open").length >= 2)
        return { status: 409, body: { detail: "The pool is crowded." } };
      const made = { id: all.length + 1, swimmerId: 1, status: "open" as const };
      all.push(made);
      return { status: 201, body: made };
    }
    const [, id, end] = /^\/stays\/(\d{1,7})(\/checkout)?$/.exec(path) ?? [];
    const found = all.find((one) => one.id === Number(id));
    if (!found) return { status: 404, body: { detail: "Nothing here." } };
    if (end !== undefined && method === "POST") found.status = "ended";
    return { status: 200, body: found };
  };
}

test("what was created earlier is ended where it leaves no place for another", async () => {
  const answer = stays();
  const made: number[] = [];
  const server = await serve((request) => {
    const response = answer(request);
    if (request.path === "/stays") made.push(response.status);
    return response;
  });
  await runOf(stayContract, "users: { ann: { schemes: { bearer: ann } } }\n", server.url, "full").run();
  await server.close();
  expect(made).toContain(409);
  expect(made.filter((status) => status === 201).length).toBeGreaterThan(15);
});
