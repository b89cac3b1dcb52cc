import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const name = { ...text, minLength: 1, maxLength: 20 };
const texts = { type: "array", items: text, minItems: 1, maxItems: 2 };
const listOf = (item: object) => object({ items: { type: "array", items: item } });
const refusals = Object.fromEntries(
  [400, 401, 403, 404, 409, 422].map((code) => [code, { description: "Refused" }]),
);
const answer = (status: number, schema: object) => ({
  [status]: { description: "It.", content: json(schema) },
  ...refusals,
});
const id = (name: string) => ({ name, in: "path", required: true, schema: text });
const read = (operationId: string, schema: object, parameters: readonly object[] = []) => ({
  operationId,
  parameters,
  responses: answer(200, schema),
});
const creation = (operationId: string, description: string, body: object, schema: object) => ({
  operationId,
  description,
  requestBody: { required: true, content: json(body) },
  responses: answer(201, schema),
});

const show = object({ id: text, hallId: text, title: text, status: { ...text, enum: ["draft", "onSale"] } });
const hall = object({ id: text, title: text });
const seat = object({ id: text, state: { ...text, enum: ["free", "held", "sold"] } });
const kind = object({ id: text, showId: text, price: { type: "integer" } });
const hold = object({ id: text, showId: text, kindId: text, seatIds: texts });
const order = object({ id: text, holdIds: texts, status: { ...text, enum: ["paid", "refunded"] } });
const ticket = object({ id: text, orderId: text, status: { ...text, enum: ["valid", "void"] } });
const filter = { name: "orderId", in: "query", schema: text };

const contract = {
  openapi: "3.1.0",
  info: { title: "Box office", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/halls": {
      get: read("listHalls", listOf(hall)),
      post: creation("createHall", "Builds a hall.", object({ title: name }), hall),
    },
    "/halls/{hallId}": { get: read("getHall", hall, [id("hallId")]) },
    "/shows/{showId}": { get: read("getShow", show, [id("showId")]) },
    "/shows/{showId}/sale": {
      parameters: [id("showId")],
      post: {
        operationId: "openSale",
        description:
          "Puts a `draft` on sale. Any other one, and one without a kind of tickets, is refused with 409.",
        responses: answer(200, show),
      },
    },
    "/shows": {
      get: read("listShows", listOf(show)),
      post: creation("createShow", "Plans a show in a hall.", object({ hallId: text, title: name }), show),
    },
    "/shows/{showId}/kinds": {
      parameters: [id("showId")],
      get: read("listKinds", listOf(kind)),
      post: creation(
        "createKind",
        "A show has one kind of tickets; a second one is refused with 409.",
        object({ price: { type: "integer", minimum: 1, maximum: 900 } }),
        kind,
      ),
    },
    "/shows/{showId}/seats": { get: read("listSeats", listOf(seat), [id("showId")]) },
    "/shows/{showId}/holds": {
      parameters: [id("showId")],
      post: creation(
        "createHold",
        "Holds seats for a kind of tickets of the show (422). A show that is not `onSale` and a seat that is not free are refused with 409.",
        object({ kindId: text, seatIds: texts }),
        hold,
      ),
    },
    "/orders": {
      post: creation(
        "createOrder",
        "Sells what is held. A hold can be ordered once (409).",
        object({ holdIds: texts }),
        order,
      ),
    },
    "/orders/{orderId}": { get: read("getOrder", order, [id("orderId")]) },
    "/orders/{orderId}/refunds": {
      parameters: [id("orderId")],
      post: creation(
        "refundOrder",
        "All tickets are of the order (422) and valid (409).",
        object({ ticketIds: texts, reason: name }),
        object({ id: text, orderId: text, ticketIds: texts }),
      ),
    },
    "/tickets": { get: read("listTickets", listOf(ticket), [filter]) },
  },
};

const send = (status: number, body: unknown): MockResponse => ({ status, body });
const isName = (value: unknown): boolean =>
  typeof value === "string" && value.length > 0 && [...value].length <= 20;

/** The one or two different texts of a list; undefined where it has others. */
function textsIn(value: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > 2) return undefined;
  return new Set(value).size === value.length ? value : undefined;
}

/** Seats that were sold once stay sold, and without a filter only the two oldest tickets are listed. */
class BoxOffice {
  readonly accepted = { holds: 0, orders: 0, refunds: 0 };
  readonly #items = new Map<string, Values>();
  readonly #seats = new Map<string, Values[]>();

  #create(kind: string, values: Values): Values {
    const made = { id: `${kind}-${this.#items.size}`, ...values };
    this.#items.set(made.id, made);
    return made;
  }

  #all = (kind: string): Values[] =>
    [...this.#items.values()].filter((one) => String(one["id"]).startsWith(`${kind}-`));

  #createHall({ title }: Values): MockResponse {
    return isName(title) ? send(201, this.#create("hall", { title })) : send(422, {});
  }

  #openSale(showId: string): MockResponse {
    const show = this.#items.get(showId);
    const hasKind = this.#all("kind").some((one) => one["showId"] === showId);
    return show?.["status"] === "draft" && hasKind
      ? send(200, Object.assign(show, { status: "onSale" }))
      : send(409, {});
  }

  #createShow({ hallId, title }: Values): MockResponse {
    if (!isName(title) || !this.#all("hall").some(({ id }) => id === hallId)) return send(422, {});
    const show = this.#create("show", { hallId, title, status: "draft" });
    const seats = Array.from({ length: 3 }, (_, index) => ({ id: `A-${index}`, state: "free" }));
    this.#seats.set(String(show["id"]), seats);
    return send(201, show);
  }

  #createKind(showId: string, { price }: Values): MockResponse {
    if (!Number.isInteger(price) || Number(price) < 1 || Number(price) > 900) return send(422, {});
    if (this.#all("kind").some((one) => one["showId"] === showId)) return send(409, {});
    return send(201, this.#create("kind", { showId, price }));
  }

  #createHold(showId: string, sent: Values): MockResponse {
    const seats = textsIn(sent["seatIds"])?.map((id) =>
      this.#seats.get(showId)?.find((seat) => seat["id"] === id),
    );
    const kind = this.#items.get(String(sent["kindId"]));
    if (!seats || seats.includes(undefined) || kind?.["showId"] !== showId) return send(422, {});
    const isOnSale = this.#items.get(showId)?.["status"] === "onSale";
    if (!isOnSale || seats.some((seat) => seat?.["state"] !== "free")) return send(409, {});
    for (const seat of seats) if (seat) seat["state"] = "held";
    this.accepted.holds += 1;
    return send(201, this.#create("hold", { showId, kindId: sent["kindId"], seatIds: sent["seatIds"] }));
  }

  #createOrder({ holdIds }: Values): MockResponse {
    const holds = textsIn(holdIds);
    const known = new Set(this.#all("hold").map(({ id }) => id));
    if (!holds?.every((one) => known.has(one))) return send(422, {});
    const used = new Set(this.#all("order").flatMap((one) => one["holdIds"]));
    if (holds.some((one) => used.has(one))) return send(409, {});
    this.accepted.orders += 1;
    const order = this.#create("order", { holdIds, status: "paid" });
    this.#create("ticket", { orderId: order["id"], status: "valid" });
    return send(201, order);
  }

  #refund(orderId: string, { ticketIds, reason }: Values): MockResponse {
    const tickets = textsIn(ticketIds)?.map((id) => this.#items.get(String(id)));
    if (!isName(reason) || !tickets?.every((one) => one?.["orderId"] === orderId)) return send(422, {});
    if (tickets.some((one) => one?.["status"] !== "valid")) return send(409, {});
    for (const one of tickets) if (one) one["status"] = "void";
    this.accepted.refunds += 1;
    return send(201, { id: `refund-${this.accepted.refunds}`, orderId, ticketIds });
  }

  #list(kind: string, key: string, query: URLSearchParams): readonly Values[] {
    if (kind === "seats") return this.#seats.get(key) ?? [];
    if (kind === "kinds") return this.#all("kind").filter((one) => one["showId"] === key);
    const of = query.get("orderId");
    if (kind !== "tickets") return this.#all(kind.slice(0, -1));
    return this.#all("ticket")
      .filter((one) => of === null || one["orderId"] === of)
      .slice(0, 2);
  }

  handle({ method, path, query, text: body, headers }: MockRequest): MockResponse {
    if (!/^Bearer (ann|bea)$/.test(String(headers.authorization))) return send(401, {});
    const [, kind = "", key = "", part = ""] = path.split("/");
    const sent = readObject(body) ?? {};
    if (key !== "" && !this.#items.has(key)) return send(404, {});
    if (method === "GET" && key !== "" && part === "") return send(200, this.#items.get(key));
    if (method === "GET") return send(200, { items: this.#list(part || kind, key, query) });
    if (part === "kinds") return this.#createKind(key, sent);
    if (part === "holds") return this.#createHold(key, sent);
    if (part === "refunds") return this.#refund(key, sent);
    if (part === "sale") return this.#openSale(key);
    if (kind === "halls") return this.#createHall(sent);
    return kind === "shows" ? this.#createShow(sent) : this.#createOrder(sent);
  }
}

const users = `users:
  ann: { role: clerk, schemes: { bearer: ann } }
  bea: { role: clerk, schemes: { bearer: bea } }
`;

test("a free seat is held for each order, and what is refunded are tickets of the very order", async () => {
  const office = new BoxOffice();
  const server = await serve((request) => office.handle(request));
  await runOf(contract, users, server.url, "full").run();
  await server.close();
  const { holds, orders, refunds } = office.accepted;
  expect(holds).toBeGreaterThan(40);
  expect(orders).toBeGreaterThan(25);
  expect(refunds).toBeGreaterThan(10);
});
