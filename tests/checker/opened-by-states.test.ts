import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { answersOf, countedId, inPath, input, object } from "./servers/schema-parts";

const id = countedId;
const title = { type: "string", minLength: 2, maxLength: 20 };
const stateOf = (...names: string[]) => ({ type: "string", enum: names });
const event = object({ id, title, status: stateOf("draft", "onSale") });
const hold = object({ id, eventId: id, places: { type: "integer", minimum: 1, maximum: 9 } });
const order = object({ id, total: { type: "integer" }, status: stateOf("pending", "paid") });
const ticket = object({ id, orderId: id, isVoid: { type: "boolean" } });
const answer = answersOf([400, 404, 409, 415, 422]);

/** Seats are held once an event is on sale, ordered once they are held, paid once they are ordered. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Box office", version: "1" },
  components: { schemas: { Event: event, Order: order } },
  paths: {
    "/orders": {
      post: {
        operationId: "createOrder",
        description: "Orders what is held. All holds must be active (409).",
        ...input(object({ holdIds: { type: "array", items: id, minItems: 1, maxItems: 3 } }), {
          holdIds: [900],
        }),
        ...answer(201, order),
      },
    },
    "/orders/{orderId}": { ...inPath("orderId"), get: { operationId: "getOrder", ...answer(200, order) } },
    "/orders/{orderId}/payment": {
      ...inPath("orderId"),
      post: {
        operationId: "payOrder",
        description: "`amount` must equal the order's `total` (422). Only a pending order can be paid (409).",
        ...input(object({ amount: { type: "integer", minimum: 1, maximum: 100_000 } }), { amount: 9100 }),
        ...answer(200, order),
      },
    },
    "/orders/{orderId}/refunds": {
      ...inPath("orderId"),
      post: {
        operationId: "refundTickets",
        description: "The tickets must be those of the order (422), and not void (409).",
        ...input(object({ ticketIds: { type: "array", items: id, minItems: 1, maxItems: 3 } }), {
          ticketIds: [900],
        }),
        ...answer(200, order),
      },
    },
    "/tickets": {
      get: {
        operationId: "listTickets",
        ...answer(200, object({ items: { type: "array", items: ticket } })),
      },
    },
    "/events": {
      post: {
        operationId: "createEvent",
        ...input(object({ title }), { title: "Gala" }),
        ...answer(201, event),
      },
    },
    "/events/{eventId}": { ...inPath("eventId"), get: { operationId: "getEvent", ...answer(200, event) } },
    "/events/{eventId}/publish": {
      ...inPath("eventId"),
      post: {
        operationId: "publishEvent",
        description: "Only a `draft` can be published (409). It is `onSale` then.",
        ...answer(200, event),
      },
    },
    "/events/{eventId}/holds": {
      ...inPath("eventId"),
      post: {
        operationId: "createHold",
        description: "The event must be on sale (409).",
        ...input(object({ places: { type: "integer", minimum: 1, maximum: 9 } }), { places: 2 }),
        ...answer(201, hold),
      },
    },
  },
};

const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });
const answerWith = (status: number, body: unknown): MockResponse => ({ status, body });
const hasOnly = (body: Values, name: string): boolean => Object.keys(body).join() === name;
const isNumber = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
const areIds = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.length <= 3 && value.every((one) => isNumber(one, 1e6));

type Rows = Record<"events" | "holds" | "orders" | "tickets", Values[]>;

const add = (rows: Values[], values: Values): Values => {
  const made = { id: rows.length + 1, ...values };
  rows.push(made);
  return made;
};
const named = (rows: readonly Values[], value: unknown): Values | undefined =>
  rows.find((one) => String(one["id"]) === String(value));

function createOrder(rows: Rows, sent: Values): MockResponse {
  if (!hasOnly(sent, "holdIds") || !areIds(sent["holdIds"])) return refuse(400);
  const found = sent["holdIds"].map((one) => named(rows.holds, one));
  if (found.some((one) => one === undefined)) return refuse(422);
  if (found.some((one) => one?.["isUsed"]) || new Set(found).size < found.length) return refuse(409);
  for (const one of found) Object.assign(one ?? {}, { isUsed: true });
  const total = found.reduce((sum, one) => sum + Number(one?.["places"]) * 700, 0);
  return answerWith(201, add(rows.orders, { total, status: "pending" }));
}

function pay(rows: Rows, row: Values, sent: Values): MockResponse {
  if (!hasOnly(sent, "amount") || !isNumber(sent["amount"], 100_000)) return refuse(400);
  if (sent["amount"] !== row["total"]) return refuse(422);
  if (row["status"] !== "pending") return refuse(409);
  add(rows.tickets, { orderId: row["id"], isVoid: false });
  return answerWith(200, Object.assign(row, { status: "paid" }));
}

function refund(rows: Rows, row: Values, sent: Values): MockResponse {
  if (!hasOnly(sent, "ticketIds") || !areIds(sent["ticketIds"])) return refuse(400);
  const found = sent["ticketIds"].map((one) => named(rows.tickets, one));
  if (found.some((one) => one?.["orderId"] !== row["id"])) return refuse(422);
  if (found.some((one) => one?.["isVoid"]) || new Set(found).size < found.length) return refuse(409);
  for (const one of found) Object.assign(one ?? {}, { isVoid: true });
  return answerWith(200, row);
}

function onEvents(rows: Rows, row: Values | undefined, part: string, sent: Values): MockResponse {
  if (!row) {
    const { title: own } = sent;
    if (!hasOnly(sent, "title") || typeof own !== "string" || [...own].length < 2 || [...own].length > 20)
      return refuse(400);
    return answerWith(201, add(rows.events, { title: own, status: "draft" }));
  }
  if (part === "/holds") {
    if (!hasOnly(sent, "places") || !isNumber(sent["places"], 9)) return refuse(400);
    if (row["status"] !== "onSale") return refuse(409);
    const { isUsed: _isUsed, ...shown } = add(rows.holds, { eventId: row["id"], places: sent["places"] });
    return answerWith(201, shown);
  }
  if (row["status"] !== "draft") return refuse(409);
  return answerWith(200, Object.assign(row, { status: "onSale" }));
}

const methodsOf: Record<string, string> = {
  "": "GET",
  "/payment": "POST",
  "/refunds": "POST",
  "/publish": "POST",
  "/holds": "POST",
};

async function startBoxOffice() {
  const rows: Rows = { events: [], holds: [], orders: [], tickets: [] };
  const handle = ({ method, path, headers, text }: MockRequest): MockResponse => {
    const [, kind = "", given, part = ""] =
      /^\/(events|orders|tickets)(?:\/([^/]+)(\/\w+)?)?$/.exec(path) ?? [];
    if (kind !== "events" && kind !== "orders" && kind !== "tickets") return refuse(404);
    const allowed = kind === "tickets" ? "GET" : given === undefined ? "POST" : methodsOf[part];
    if (allowed === undefined) return refuse(404);
    if (method !== allowed) return { ...refuse(405), headers: { allow: allowed } };
    if (kind === "tickets") return answerWith(200, { items: rows.tickets });
    const row = named(rows[kind], given);
    if (given !== undefined && !row) return refuse(404);
    if (row && part === "") return answerWith(200, row);
    if (part === "/publish") return onEvents(rows, row, part, {});
    if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return refuse(415);
    const sent = readObject(text);
    if (!sent) return refuse(400);
    if (kind === "events") return onEvents(rows, row, part, sent);
    if (!row) return createOrder(rows, sent);
    return part === "/payment" ? pay(rows, row, sent) : refund(rows, row, sent);
  };
  return { rows, server: await serve(handle) };
}

test("what a state opens is had, used once, paid with what it costs, and given back with its own parts", async () => {
  const { rows, server } = await startBoxOffice();
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  expect(findings.map(({ operation, rule, expected }) => `${operation.id} ${rule} ${expected}`)).toEqual([]);
  expect(rows.orders.length).toBeGreaterThan(5);
  expect(rows.orders.filter(({ status }) => status === "paid").length).toBeGreaterThan(2);
  expect(rows.tickets.filter(({ isVoid }) => isVoid).length).toBeGreaterThan(0);
});
