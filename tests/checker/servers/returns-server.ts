import { type MockRequest, type MockResponse, readObject, type Values } from "./kit";
import { json, object } from "./schema-parts";

const text = { type: "string" };
const refusals = Object.fromEntries(
  [401, 404, 409, 415, 422].map((code) => [code, { description: "Refused." }]),
);
const answers = (status: number, schema: object) => ({
  responses: { [status]: { description: "It.", content: json(schema) }, ...refusals },
});
const inPath = (name: string) => [{ name, in: "path", required: true, schema: text }];
const post = (
  operationId: string,
  description: string,
  [status, schema]: readonly [status: number, schema: object],
  body: object,
  example?: object,
) => ({
  operationId,
  description,
  requestBody: {
    required: true,
    content: json(body, example),
  },
  ...answers(status, schema),
});

const sku = { ...text, pattern: "^[A-Z]{3}-[0-9]{4}$" };
const line = object({ sku, quantity: { type: "integer", minimum: 1, maximum: 20 } });
const item = object({ sku, name: text, quantity: { type: "integer" } });
const shipment = object({
  id: text,
  status: { ...text, enum: ["scheduled", "delivered"] },
  box: object({ items: { type: "array", items: item } }),
});
const shipmentReturn = object({ id: text, shipmentId: text, lines: { type: "array", items: line } });
const address = object({ id: text, recipient: text, postcode: text });
const stock = object({ id: text, inStock: { type: "integer" }, reserved: { type: "integer" } });
const delta = { type: "integer", minimum: -1000, maximum: 1000 };
const reason = { ...text, enum: ["delivery", "damage"] };
const card = object({ id: text, code: text });

/** Shipments that exist, of which parts are sent back; addresses, stock and gift cards beside them. */
export const returnsContract = {
  openapi: "3.1.0",
  info: { title: "Returns", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/shipments": {
      get: {
        operationId: "listShipments",
        ...answers(200, object({ items: { type: "array", items: shipment } })),
      },
    },
    "/returns": {
      post: post(
        "createReturn",
        "Each line names an item of the shipment, no more of it than there is, otherwise 422. 409 `not_delivered` when the shipment is not delivered, 409 `return_exists` when it has a return already.",
        [201, shipmentReturn],
        object({ shipmentId: text, lines: { type: "array", minItems: 1, maxItems: 5, items: line } }),
      ),
    },
    "/returns/{returnId}": {
      parameters: inPath("returnId"),
      get: { operationId: "getReturn", ...answers(200, shipmentReturn) },
      delete: { operationId: "withdrawReturn", responses: { 204: { description: "Gone." }, ...refusals } },
    },
    "/addresses": {
      post: post(
        "createAddress",
        "The postcode has five digits, otherwise 422. 409 when the recipient has an address already.",
        [201, address],
        object({
          recipient: { ...text, minLength: 1, maxLength: 80 },
          postcode: { ...text, minLength: 1, maxLength: 9 },
        }),
        { recipient: "Ann", postcode: "10969" },
      ),
    },
    "/stock": {
      get: { operationId: "listStock", ...answers(200, object({ items: { type: "array", items: stock } })) },
    },
    "/stock/{stockId}/adjust": {
      parameters: inPath("stockId"),
      post: post(
        "adjustStock",
        "Adds `delta` to `inStock`. `delta` is above 0 for the reason `delivery` and below 0 for `damage`, otherwise 422. Refused with 409 when `inStock` would fall below `reserved`.",
        [200, stock],
        object({ delta, reason }),
        { delta: 24, reason: "delivery" },
      ),
    },
    "/cards": {
      post: post("createCard", "A new card.", [201, card], object({ label: { ...text, maxLength: 40 } })),
    },
    "/cards/redeem": {
      post: post(
        "redeemCard",
        "A card is redeemed once: one that was redeemed before is refused with 409.",
        [200, object({ code: text })],
        object({ code: text }),
      ),
    },
  },
};

export type ReturnsDefect = "returned twice" | "other parts" | "lower bound" | "range" | "second use";

const skus = ["TEA-0001", "TEA-0002", "SNA-0013", "SNA-0014", "BEA-0027", "HOM-0036"];

class ReturnsServer {
  private readonly shipments = Array.from({ length: 24 }, (_, index) => ({
    id: `shipment-${index}`,
    status: index < 8 ? "scheduled" : "delivered",
    box: { items: [{ sku: skus[index % skus.length] ?? "", name: "Green tea", quantity: 2 }] },
  }));
  private readonly returns = new Map<string, Values>();
  private readonly recipients = new Set<unknown>();
  private readonly codes = new Map<string, boolean>();
  private readonly stock = { id: "stock-1", inStock: 40, reserved: 10 };
  private count = 0;
  private readonly defect: ReturnsDefect | undefined;

  constructor(defect: ReturnsDefect | undefined) {
    this.defect = defect;
  }

  handle({ method, path, text: body, headers }: MockRequest): MockResponse {
    if (!/^Bearer (ann|bea)$/.test(String(headers.authorization))) return refuse(401, "unauthenticated");
    const [, kind = "", id = ""] = path.split("/");
    if (method === "GET" && id === "") return this.list(kind);
    if (kind === "returns" && id !== "") return this.oneReturn(method, id);
    if (method === "POST" && !/^application\/json\b/.test(String(headers["content-type"])))
      return refuse(415, "content_type");
    const sent = readObject(body);
    if (method !== "POST" || !sent) return refuse(method === "POST" ? 422 : 405, "invalid", "");
    if (kind === "returns") return this.createReturn(sent);
    if (kind === "addresses") return this.createAddress(sent);
    if (kind === "stock") return id === this.stock.id ? this.adjust(sent) : refuse(404, "not_found");
    return id === "redeem" ? this.redeem(sent) : this.createCard(sent);
  }

  private list(kind: string): MockResponse {
    const items = kind === "shipments" ? this.shipments : kind === "stock" ? [this.stock] : undefined;
    return items ? { status: 200, body: { items } } : refuse(405, "method");
  }

  private oneReturn(method: string, id: string): MockResponse {
    const found = this.returns.get(id);
    if (!found) return refuse(404, "not_found");
    if (method !== "DELETE") return method === "GET" ? { status: 200, body: found } : refuse(405, "method");
    this.returns.delete(id);
    return { status: 204 };
  }

  private createReturn(sent: Values): MockResponse {
    const wrong = wrongMember(sent, { shipmentId: isText, lines: isLines });
    if (wrong !== undefined) return refuse(422, "invalid", wrong);
    const shipment = this.shipments.find((one) => one.id === sent["shipmentId"]);
    if (!shipment) return refuse(422, "unknown_shipment", "/shipmentId");
    for (const [index, one] of (sent["lines"] as Values[]).entries()) {
      const held = shipment.box.items.find(({ sku: own }) => own === one["sku"]);
      if (!held && this.defect !== "other parts") return refuse(422, "invalid", `/lines/${index}/sku`);
      if (held && Number(one["quantity"]) > held.quantity)
        return refuse(422, "invalid", `/lines/${index}/quantity`);
    }
    if (shipment.status !== "delivered") return refuse(409, "not_delivered");
    const isReturned = [...this.returns.values()].some((one) => one["shipmentId"] === shipment.id);
    if (isReturned && this.defect !== "returned twice") return refuse(409, "return_exists");
    const own = { id: this.nextId("return"), shipmentId: shipment.id, lines: sent["lines"] };
    this.returns.set(own.id, own);
    return { status: 201, body: own };
  }

  private createAddress(sent: Values): MockResponse {
    const isPostcode = (value: unknown): boolean =>
      /^\d{5}$/.test(String(value)) && typeof value === "string";
    const wrong = wrongMember(sent, { recipient: isShort(80), postcode: isPostcode });
    if (wrong !== undefined) return refuse(422, "invalid", wrong);
    if (this.recipients.has(sent["recipient"])) return refuse(409, "recipient_exists");
    this.recipients.add(sent["recipient"]);
    return { status: 201, body: { id: this.nextId("address"), ...sent } };
  }

  private adjust(sent: Values): MockResponse {
    const isDelta = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) <= 1000;
    const wrong = wrongMember(sent, {
      delta: isDelta,
      reason: (one) => one === "delivery" || one === "damage",
    });
    if (wrong !== undefined) return refuse(422, "invalid", wrong);
    const change = Number(sent["delta"]);
    const isOfReason = sent["reason"] === "delivery" ? change > 0 : change < 0;
    if (!isOfReason && this.defect !== "range") return refuse(422, "invalid", "/delta");
    const least = this.defect === "lower bound" ? 0 : this.stock.reserved;
    if (this.stock.inStock + change < least) return refuse(409, "insufficient_stock");
    this.stock.inStock += change;
    return { status: 200, body: this.stock };
  }

  private createCard(sent: Values): MockResponse {
    const wrong = wrongMember(sent, {
      label: (value) => typeof value === "string" && [...value].length <= 40,
    });
    if (wrong !== undefined) return refuse(422, "invalid", wrong);
    const code = this.nextId("code");
    this.codes.set(code, false);
    return { status: 201, body: { id: this.nextId("card"), code } };
  }

  private redeem(sent: Values): MockResponse {
    const wrong = wrongMember(sent, { code: isText });
    if (wrong !== undefined) return refuse(422, "invalid", wrong);
    const code = String(sent["code"]);
    const isRedeemed = this.codes.get(code);
    if (isRedeemed === undefined) return refuse(422, "unknown_code", "/code");
    if (isRedeemed && this.defect !== "second use") return refuse(409, "redeemed");
    this.codes.set(code, true);
    return { status: 200, body: { code } };
  }

  private nextId(prefix: string): string {
    this.count += 1;
    return `${prefix}-n${this.count}`;
  }
}

function refuse(status: number, code: string, pointer?: string): MockResponse {
  return {
    status,
    body: { code, ...(pointer !== undefined && { errors: [{ pointer, message: "is wrong" }] }) },
  };
}

type IsRight = (value: unknown) => boolean;

const isText: IsRight = (value) => typeof value === "string";
const isShort =
  (most: number): IsRight =>
  (value) =>
    typeof value === "string" && value !== "" && [...value].length <= most;

const isLines: IsRight = (value) =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= 5 &&
  value.every((one: unknown) => {
    const right = { sku: isSku, quantity: isQuantity };
    return typeof one === "object" && one !== null && wrongMember(one as Values, right) === undefined;
  });
const isSku: IsRight = (value) => typeof value === "string" && /^[A-Z]{3}-[0-9]{4}$/.test(value);
const isQuantity: IsRight = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20;

/** The pointer of the first member that is missing, unknown or not right. */
function wrongMember(sent: Values, members: Readonly<Record<string, IsRight>>): string | undefined {
  const unknown = Object.keys(sent).find((name) => !Object.hasOwn(members, name));
  const wrong = Object.entries(members).find(([name, isRight]) => !isRight(sent[name]))?.[0];
  return unknown === undefined && wrong === undefined ? undefined : `/${unknown ?? wrong}`;
}

/** The handler of a server of the contract, which has one defect at most. */
export function returnsHandler(defect?: ReturnsDefect): (request: MockRequest) => MockResponse {
  const server = new ReturnsServer(defect);
  return (request) => server.handle(request);
}
