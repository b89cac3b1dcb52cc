import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const title = { type: "string", minLength: 1, maxLength: 40 };
const status = { type: "string", enum: ["planned", "done", "cancelled"] };
const visit = object({ id: text, title, status });
const bill = object({ id: text, visitId: text });
const shown = (schema: object) => ({ description: "It.", content: json(schema) });
const refusals = {
  "401": { description: "Not signed in." },
  "404": { description: "Unknown." },
  "409": { description: "The state does not allow it." },
  "422": { description: "Invalid." },
};
const visitId = { name: "visitId", in: "path", required: true, schema: text };

/**
 * Visits are done on their day alone, which no run waits for; what exists from the start has some that are.
 * @param ofBills what it says about the visits of bills
 */
const contractWith = (ofBills: string) => ({
  openapi: "3.1.0",
  info: { title: "Visits", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/visits": {
      get: {
        operationId: "listVisits",
        parameters: [{ name: "status", in: "query", schema: status }],
        responses: { "200": shown(object({ items: { type: "array", items: visit } })), ...refusals },
      },
      post: {
        operationId: "createVisit",
        description: "A new visit is `planned`.",
        requestBody: { required: true, content: json(object({ title })) },
        responses: { "201": shown(visit), ...refusals },
      },
    },
    "/visits/{visitId}": {
      parameters: [visitId],
      get: { operationId: "getVisit", responses: { "200": shown(visit), ...refusals } },
    },
    "/visits/{visitId}/cancel": {
      parameters: [visitId],
      post: {
        operationId: "cancelVisit",
        description: "From `planned` to `cancelled` (409 `wrong_state`).",
        responses: { "200": shown(visit), ...refusals },
      },
    },
    "/bills": {
      post: {
        operationId: "createBill",
        description: `${ofBills}, and has no bill yet (409 \`billed\`).`,
        requestBody: { required: true, content: json(object({ visitId: text })) },
        responses: { "201": shown(bill), ...refusals },
      },
    },
    "/bills/{billId}": {
      get: {
        operationId: "getBill",
        parameters: [{ ...visitId, name: "billId" }],
        responses: { "200": shown(bill), ...refusals },
      },
    },
  },
});

interface Visit {
  readonly id: string;
  readonly title: unknown;
  status: string;
}

/**
 * The server of the contract, with twelve visits of which every third is done, and the visits that got a bill.
 * @param reason what its refusals for a state say
 */
async function start(reason: string) {
  const visits = Array.from({ length: 12 }, (_, index): Visit => {
    return { id: `v${index}`, title: "Check-up", status: index % 3 === 2 ? "done" : "planned" };
  });
  const billed: string[] = [];
  const refuse = (code: number, name: string): MockResponse => ({ status: code, body: { code: name } });
  const createVisit = (body: string): MockResponse => {
    const { title: sent, ...others } = readObject(body) ?? {};
    const isTitle = typeof sent === "string" && sent.length > 0 && sent.length <= 40;
    if (!isTitle || Object.keys(others).length > 0) return refuse(422, "invalid");
    const created = { id: `v${visits.length}`, title: sent, status: "planned" };
    visits.push(created);
    return { status: 201, body: created };
  };
  const createBill = (body: string): MockResponse => {
    const { visitId: id, ...others } = readObject(body) ?? {};
    const found = visits.find((one) => one.id === id);
    if (!found || Object.keys(others).length > 0) return refuse(422, "invalid");
    if (found.status !== "done") return { status: 409, body: { code: "wrong_state", title: reason } };
    if (billed.includes(found.id)) return refuse(409, "billed");
    billed.push(found.id);
    return { status: 201, body: { id: `b${billed.length}`, visitId: found.id } };
  };
  const cancel = (found: Visit): MockResponse => {
    if (found.status !== "planned") return refuse(409, "wrong_state");
    found.status = "cancelled";
    return { status: 200, body: found };
  };
  const server = await serve(({ method, path, query, text: body, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return refuse(401, "unauthenticated");
    if (path === "/bills" && method === "POST") return createBill(body);
    const ofBill = billed[Number(/^\/bills\/b(\d+)$/.exec(path)?.[1]) - 1];
    if (ofBill !== undefined) return { status: 200, body: { id: path.slice(7), visitId: ofBill } };
    if (path === "/visits" && method === "POST") return createVisit(body);
    const wanted = query.get("status");
    if (path === "/visits")
      return { status: 200, body: { items: visits.filter((one) => !wanted || one.status === wanted) } };
    const [, , id, action] = path.split("/");
    const found = visits.find((one) => one.id === id);
    if (!found) return refuse(404, "unknown");
    return action === "cancel" && method === "POST" ? cancel(found) : { status: 200, body: found };
  });
  return { server, billed };
}

test.each([
  ["The visit must be `done` (409 `wrong_state`)", "Conflict"],
  ["A bill needs a visit that is `done` (409 `wrong_state`)", "Conflict"],
  ["The visit is in the right state (409 `wrong_state`)", "A bill needs a visit that is done."],
])(
  "what the run cannot bring into the state that a creation asks for is taken from the list: %s; %s",
  async (ofBills, reason) => {
    const { server, billed } = await start(reason);
    const users = "users:\n  ann: { schemes: { bearer: ann } }\n";
    const run = runOf(contractWith(ofBills), users, server.url);
    await run.run();
    await server.close();
    expect(billed).not.toEqual([]);
  },
);
