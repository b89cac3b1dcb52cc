import { expect, test } from "vitest";
import type { Run } from "../../scripts/contract-check/run/run";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const date = { type: "string", format: "date" };
const families = ["strings", "drums", "brass", "woodwind"];
const family = { ...text, enum: families };
const states = { ...text, enum: ["open", "assigned", "quoted"] };
const refusals = Object.fromEntries(
  [401, 403, 404, 409, 422].map((code) => [code, { description: "Refused" }]),
);
const answer = (status: number, schema: object) => ({
  [status]: { description: "It.", content: json(schema) },
  ...refusals,
});
const id = (name: string) => ({ name, in: "path", required: true, schema: text });

const technician = object({
  id: text,
  shopId: text,
  skills: { type: "array", items: text },
  active: { type: "boolean" },
});
const stay = object({ id: text, from: date, until: date, status: { ...text, enum: ["booked", "present"] } });

const read = (operationId: string, schema: object) => ({ operationId, responses: answer(200, schema) });
const change = (operationId: string, description: string, schema: object, body?: object, status = 200) => ({
  operationId,
  description,
  ...(body && { requestBody: { required: true, content: json(body) } }),
  responses: answer(status, schema),
});

const contract = {
  openapi: "3.1.0",
  info: { title: "Workshop", version: "1" },
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    schemas: {
      Order: object({
        id: text,
        shopId: text,
        family,
        status: states,
        technicianId: { type: ["string", "null"] },
      }),
    },
  },
  security: [{ bearer: [] }],
  paths: {
    "/me": { get: read("getMe", object({ id: text, technicianId: { type: ["string", "null"] } })) },
    "/technicians": { get: read("listTechnicians", object({ items: { type: "array", items: technician } })) },
    "/orders": {
      post: change(
        "createOrder",
        "Brings something in.",
        { $ref: "#/components/schemas/Order" },
        object({ family }),
        201,
      ),
    },
    "/orders/{orderId}": {
      parameters: [id("orderId")],
      get: read("getOrder", { $ref: "#/components/schemas/Order" }),
    },
    "/orders/{orderId}/assignment": {
      parameters: [id("orderId")],
      put: change(
        "assignOrder",
        "Only for `open` and `assigned` orders. The technician works in the order's shop and has its family among the skills. All else is answered with 409.",
        { $ref: "#/components/schemas/Order" },
        object({ technicianId: text }),
      ),
    },
    "/orders/{orderId}/quote": {
      parameters: [id("orderId")],
      post: change(
        "quoteOrder",
        "For the technician the order is assigned to (403 for others), while the order is `assigned` or `quoted` (409).",
        { $ref: "#/components/schemas/Order" },
      ),
    },
    "/stays": {
      post: change(
        "createStay",
        "`from` is today or later and at most 90 days from today (422), and `until` is not before it (422).",
        stay,
        object({ from: date, until: date }),
        201,
      ),
    },
    "/stays/{stayId}": { parameters: [id("stayId")], get: read("getStay", stay) },
    "/stays/{stayId}/arrival": {
      parameters: [id("stayId")],
      post: change(
        "arrive",
        "Refused with 409 if the stay is not `booked` or if today is not within its period.",
        stay,
      ),
    },
    "/stays/{stayId}/extension": {
      parameters: [id("stayId")],
      post: change(
        "extendStay",
        "The new end is later than the present one (422).",
        stay,
        object({ until: date }),
      ),
    },
  },
};

const technicians = [
  { id: "t-far", shopId: "north", skills: ["drums", "strings"], active: true },
  { id: "t-left", shopId: "south", skills: ["drums", "strings"], active: false },
  { id: "t-tom", shopId: "south", skills: ["brass"], active: true },
];
const technicianOf: Record<string, string> = { tom: "t-tom", tess: "t-far" };

/** Of four families one can be repaired, by one technician, who alone may quote; a stay begins today or never. */
function workshop() {
  const items = new Map<string, Values>();
  const succeeded = new Set<string>();
  const today = new Date().toISOString().slice(0, 10);
  const send = (status: number, body: unknown): MockResponse => ({ status, body });
  const note = (name: string, status: number, item: Values): MockResponse => {
    succeeded.add(name);
    return send(status, item);
  };
  const create = (name: string, values: Values): MockResponse => {
    const made = { id: `${name}-${items.size}`, ...values };
    items.set(made.id, made);
    return note(name, 201, made);
  };
  const assign = (user: string, order: Values, technicianId: unknown): MockResponse => {
    if (user !== "mona") return send(403, {});
    const found = technicians.find((one) => one.id === technicianId);
    if (!found) return send(422, {});
    const isFitting =
      found.active && found.shopId === order["shopId"] && found.skills.includes(String(order["family"]));
    if (!isFitting || order["status"] === "quoted") return send(409, {});
    return note("assignment", 200, Object.assign(order, { status: "assigned", technicianId }));
  };
  const quote = (user: string, order: Values): MockResponse => {
    if (order["technicianId"] === null || technicianOf[user] !== order["technicianId"]) return send(403, {});
    return note("quote", 200, Object.assign(order, { status: "quoted" }));
  };
  const ofStay = (stayed: Values, action: string, until: unknown): MockResponse => {
    if (action === "extension")
      return String(until) > String(stayed["until"])
        ? note("extension", 200, Object.assign(stayed, { until }))
        : send(422, {});
    const isNow = String(stayed["from"]) <= today && today <= String(stayed["until"]);
    return isNow && stayed["status"] === "booked"
      ? note("arrival", 200, Object.assign(stayed, { status: "present" }))
      : send(409, {});
  };
  const handle = ({ method, path, text: body, headers }: MockRequest): MockResponse => {
    const user = /^Bearer (ann|bea|tom|tess|mona)$/.exec(String(headers.authorization))?.[1];
    if (!user) return send(401, {});
    const [, kind = "", key = "", action = ""] = path.split("/");
    const item = items.get(key);
    const sent = readObject(body) ?? {};
    if (kind === "me") return send(200, { id: user, technicianId: technicianOf[user] ?? null });
    if (kind === "technicians") return send(200, { items: technicians });
    if (key !== "" && !item) return send(404, {});
    if (item && action === "") return send(method === "GET" ? 200 : 405, item);
    if (item && kind === "stays") return ofStay(item, action, sent["until"]);
    if (item) return action === "quote" ? quote(user, item) : assign(user, item, sent["technicianId"]);
    if (kind === "orders")
      return families.includes(String(sent["family"]))
        ? create("order", { shopId: "south", family: sent["family"], status: "open", technicianId: null })
        : send(422, {});
    const isInTime = String(sent["from"]) >= today && String(sent["until"]) >= String(sent["from"]);
    return isInTime ? create("stay", { ...sent, status: "booked" }) : send(422, {});
  };
  return { handle, succeeded };
}

const users = `users:
  ann: { role: customer, schemes: { bearer: ann } }
  bea: { role: customer, schemes: { bearer: bea } }
  tess: { role: technician, schemes: { bearer: tess } }
  tom: { role: technician, schemes: { bearer: tom } }
  mona: { role: manager, schemes: { bearer: mona } }
`;

test("an action is reached that needs a fitting reference, a fitting instance, its own caller, today or a later end", async () => {
  const { handle, succeeded } = workshop();
  const wanted = ["arrival", "assignment", "extension", "order", "quote", "stay"];
  const server = await serve((request) => {
    const response = handle(request);
    if (wanted.every((one) => succeeded.has(one))) run.stop("Everything is reached.");
    return response;
  });
  const run: Run = runOf(contract, users, server.url);
  await run.run();
  await server.close();
  expect([...succeeded].sort()).toEqual(wanted);
});

test("states that a text asks for with the answer beside them are no states in which it refuses", async () => {
  const { handle } = workshop();
  const server = await serve(handle);
  const { findings } = await runOf(contract, users, server.url, "full").run();
  await server.close();
  const conflicts = findings.filter(({ rule }) => rule === "conflict");
  expect(conflicts.map(({ operation, expected }) => `${operation.id}: ${expected}`)).toEqual([]);
});
