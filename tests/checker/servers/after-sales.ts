import { type MockRequest, type MockResponse, readObject, type Values } from "./kit";
import { json, object } from "./schema-parts";

const text = { type: "string" };
const whole = { type: "integer", minimum: 0, maximum: 100_000 };
const idOf = (prefix: string) => ({ ...text, pattern: `^${prefix}[0-9]{4}$`, minLength: 7, maxLength: 7 });
const state = { ...text, enum: ["unpaid", "paid"] };

const order = object({
  orderId: idOf("ORD"),
  state,
  amountCents: whole,
  pointsUsed: { ...whole, description: "Points used in payment." },
  paidCents: {
    ...whole,
    description: "What was paid in money: amountCents − pointsUsed once paid, 0 before.",
  },
});
const refund = object({
  refundId: idOf("REF"),
  orderId: idOf("ORD"),
  state: { ...text, enum: ["requested", "approved"] },
  amountCents: whole,
});
const title = { ...text, minLength: 2, maxLength: 40 };
const coupon = object({
  couponId: idOf("CPN"),
  title,
  isActive: { type: "boolean" },
});
const gift = object({ giftId: idOf("GFT"), stock: whole });

const own = {
  nickname: title,
  phone: { type: ["string", "null"], pattern: "^[0-9]{6,12}$" },
  birthday: { type: ["string", "null"], format: "date" },
  newsletter: { type: "boolean" },
};
const member = object({ memberId: idOf("MEM"), ...own });

const success = (data: object) => ({
  ...object({ code: { const: 200 }, errcode: { const: 0 }, success: { const: true }, data }),
});
const refusal = (code: number) =>
  object({
    code: { const: code },
    errcode: { type: "integer" },
    success: { const: false },
    data: { type: "null" },
  });
const refusals = [400, 401, 403, 404, 409, 412, 415].map(refusal);
const answers = (data: object, example: unknown, headers?: object) => ({
  200: {
    description: "The answer, or why it was refused.",
    ...(headers && { headers }),
    content: {
      "application/json": {
        schema: { oneOf: [success(data), ...refusals] },
        example: { code: 200, errcode: 0, success: true, data: example },
      },
    },
  },
});
const input = (schema: object, example: unknown) => ({
  requestBody: {
    required: true,
    content: { "application/json": { ...json(schema)["application/json"], example } },
  },
});
const inPath = (name: string, prefix: string) => ({
  parameters: [{ name, in: "path", required: true, schema: idOf(prefix), example: `${prefix}0001` }],
});
const list = (items: object) => object({ list: { type: "array", items } });
const tag = {
  ETag: {
    description: "On success always there: the version. It changes with every change and only then.",
    schema: { type: "string" },
  },
};

const ofState = {
  name: "state",
  in: "query",
  style: "form",
  explode: true,
  description: "Only orders in these states.",
  schema: { type: "array", minItems: 1, items: state },
};

const orderExample = {
  orderId: "ORD0001",
  state: "paid",
  amountCents: 2900,
  pointsUsed: 100,
  paidCents: 2800,
};
const refundExample = { refundId: "REF0001", orderId: "ORD0001", state: "requested", amountCents: 500 };
const couponExample = { couponId: "CPN0001", title: "Spring", isActive: true };
const memberExample = {
  memberId: "MEM0001",
  nickname: "Ann",
  phone: null,
  birthday: "1990-04-12",
  newsletter: false,
};
const giftExample = { giftId: "GFT0001", stock: 40 };

/** A contract whose bodies carry the refusals, with ids that are called after what they identify. */
export const afterSalesContract = {
  openapi: "3.1.0",
  info: { title: "After-sales", version: "1" },
  "x-envelope": { carries: "body", code: "code", success: "success", errcode: "errcode", data: "data" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/members/me": {
      get: { operationId: "getMember", responses: answers(member, memberExample, tag) },
      patch: {
        operationId: "updateMember",
        description:
          "Changes what is sent and leaves the rest as it is. A birthday that is set can neither be changed nor removed (409; sending the same again is fine).",
        ...input({ ...object(own, []), minProperties: 1 }, { nickname: "Ann B." }),
        responses: answers(member, memberExample, tag),
      },
    },
    "/orders": {
      post: {
        operationId: "createOrder",
        ...input(object({ amountCents: { ...whole, minimum: 1000 } }), { amountCents: 2900 }),
        responses: answers(order, orderExample),
      },
      get: {
        operationId: "listOrders",
        parameters: [ofState],
        responses: answers(list(order), { list: [orderExample] }),
      },
    },
    "/orders/export": {
      get: {
        operationId: "exportOrders",
        description: "All orders that answer the filters, not in pages.",
        parameters: [ofState],
        responses: {
          200: {
            description: "The file, or why there is none.",
            content: {
              "text/csv": { schema: text, example: "orderId,state\nORD0001,paid\n" },
              "application/json": { schema: { oneOf: refusals } },
            },
          },
        },
      },
    },
    "/orders/{orderId}": {
      ...inPath("orderId", "ORD"),
      get: { operationId: "getOrder", responses: answers(order, orderExample) },
    },
    "/orders/{orderId}/payments": {
      ...inPath("orderId", "ORD"),
      post: {
        operationId: "payOrder",
        description: "An order that is paid cannot be paid again (409).",
        ...input(object({ points: { ...whole, maximum: 1000 } }), { points: 100 }),
        responses: answers(order, orderExample),
      },
    },
    "/orders/{orderId}/refunds": {
      ...inPath("orderId", "ORD"),
      post: {
        operationId: "requestRefund",
        description: "Only for an order that is paid, otherwise 409.",
        ...input(object({ amountCents: { ...whole, minimum: 1, maximum: 900 } }), { amountCents: 500 }),
        responses: answers(refund, refundExample),
      },
    },
    "/refunds": {
      get: { operationId: "listRefunds", responses: answers(list(refund), { list: [refundExample] }) },
    },
    "/coupons": {
      post: {
        operationId: "createCoupon",
        description: "For clerks; a member is refused with 403.",
        ...input(object({ title, isActive: { type: "boolean", default: true } }, ["title"]), {
          title: "Spring",
        }),
        responses: answers(coupon, couponExample),
      },
      get: {
        operationId: "listCoupons",
        description: "Members see the active coupons only, clerks all of them.",
        responses: answers(list(coupon), { list: [couponExample] }),
      },
    },
    "/coupons/{couponId}": {
      ...inPath("couponId", "CPN"),
      get: {
        operationId: "getCoupon",
        description: "A coupon that is not active is there for clerks only; members get 404.",
        responses: answers(coupon, couponExample),
      },
    },
    "/gifts": {
      get: { operationId: "listGifts", responses: answers(list(gift), { list: [giftExample] }) },
    },
    "/gifts/{giftId}": {
      ...inPath("giftId", "GFT"),
      get: { operationId: "getGift", responses: answers(gift, giftExample, tag) },
    },
    "/gifts/{giftId}/stock": {
      parameters: [
        ...inPath("giftId", "GFT").parameters,
        {
          name: "If-Match",
          in: "header",
          required: true,
          description: "Another version is refused with 412.",
          schema: text,
          example: '"v3"',
        },
      ],
      put: {
        operationId: "setGiftStock",
        description: "Sets the stock after counting. For clerks; a member is refused with 403.",
        ...input(object({ stock: whole }), { stock: 40 }),
        responses: answers(gift, giftExample, tag),
      },
    },
  },
};

/** What the server does wrong. */
export type AfterSalesBug =
  | "payment shows the old state"
  | "paid sum without points"
  | "inactive coupon lost"
  | "members make coupons"
  | "stock without version"
  | "change empties the phone"
  | "account without tag"
  | "birthday changes"
  | "export of every state";

const success200 = (data: unknown, headers?: Record<string, string>): MockResponse => ({
  status: 200,
  body: { code: 200, errcode: 0, success: true, data },
  ...(headers && { headers }),
});
const refuse = (code: number): MockResponse => ({
  status: 200,
  body: { code, errcode: code * 100, success: false, data: null },
});
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
const hasOnly = (body: Values, names: readonly string[]): boolean =>
  Object.keys(body).every((name) => names.includes(name));

const fitsOwn: Readonly<Record<string, (value: unknown) => boolean>> = {
  nickname: (value) => typeof value === "string" && [...value].length >= 2 && [...value].length <= 40,
  phone: (value) => value === null || (typeof value === "string" && /^\d{6,12}$/.test(value)),
  birthday: (value) => value === null || isDay(value),
  newsletter: (value) => typeof value === "boolean",
};
const isDay = (value: unknown): boolean =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const routes: readonly (readonly [pattern: RegExp, methods: readonly string[]])[] = [
  [/^\/members\/me$/, ["GET", "PATCH"]],
  [/^\/orders$/, ["GET", "POST"]],
  [/^\/orders\/export$/, ["GET"]],
  [/^\/orders\/ORD\d{4}$/, ["GET"]],
  [/^\/orders\/ORD\d{4}\/(payments|refunds)$/, ["POST"]],
  [/^\/(refunds|gifts)$/, ["GET"]],
  [/^\/coupons$/, ["GET", "POST"]],
  [/^\/(coupons\/CPN|gifts\/GFT)\d{4}$/, ["GET"]],
  [/^\/gifts\/GFT\d{4}\/stock$/, ["PUT"]],
];

/** Handles requests of the contract above; `onSuccess` gets method and path of each success, with its id as `*`. */
export function afterSalesServer(
  bugs: readonly AfterSalesBug[],
  onSuccess: (call: string) => void = () => {},
) {
  const orders = new Map<string, Values & { owner: string }>();
  const refunds: (Values & { owner: string })[] = [];
  const coupons = new Map<string, Values>();
  const gifts = new Map(["GFT0001", "GFT0002"].map((id) => [id, { giftId: id, stock: 40, version: 1 }]));
  const members = new Map(
    ["ann", "ben", "clara"].map((name, index) => [
      name,
      { ...memberExample, memberId: `MEM000${index + 1}`, version: 1 } as Values & { version: number },
    ]),
  );
  const shown = ({ owner: _owner, ...values }: Values): Values => values;
  const nextId = (prefix: string, count: number): string => `${prefix}${String(count + 1).padStart(4, "0")}`;

  function ofMember(owner: string, isChange: boolean, body: Values): MockResponse {
    const row = members.get(owner);
    if (!row) return refuse(404);
    const isValid = Object.entries(body).every(([name, value]) => fitsOwn[name]?.(value) === true);
    if (isChange && (!isValid || Object.keys(body).length === 0)) return refuse(400);
    const isOtherDay = body["birthday"] !== undefined && body["birthday"] !== row["birthday"];
    if (isOtherDay && !bugs.includes("birthday changes")) return refuse(409);
    if (isChange) {
      const lost = bugs.includes("change empties the phone") ? { phone: null } : {};
      const changed = { ...row, ...lost, ...body };
      const isOther = JSON.stringify(changed) !== JSON.stringify(row);
      Object.assign(row, changed, isOther && { version: row.version + 1 });
    }
    const { version, ...values } = row;
    return success200(values, bugs.includes("account without tag") ? {} : { etag: `"m${version}"` });
  }

  function createOrder(owner: string, body: Values): MockResponse {
    const { amountCents } = body;
    if (!hasOnly(body, ["amountCents"]) || !isWhole(amountCents, 1000, 100_000)) return refuse(400);
    const orderId = nextId("ORD", orders.size);
    const made = { owner, orderId, state: "unpaid", amountCents, pointsUsed: 0, paidCents: 0 };
    orders.set(orderId, made);
    return success200(shown(made));
  }

  function payOrder(row: Values, { points, ...rest }: Values): MockResponse {
    if (!hasOnly(rest, []) || !isWhole(points, 0, 1000)) return refuse(400);
    if (row["state"] === "paid") return refuse(409);
    const before = shown(row);
    const paid = Number(row["amountCents"]) - (bugs.includes("paid sum without points") ? 0 : points);
    Object.assign(row, { state: "paid", pointsUsed: points, paidCents: paid });
    return success200(
      bugs.includes("payment shows the old state") ? { ...shown(row), state: before["state"] } : shown(row),
    );
  }

  function requestRefund(row: Values & { owner: string }, { amountCents, ...rest }: Values): MockResponse {
    if (!hasOnly(rest, []) || !isWhole(amountCents, 1, 900)) return refuse(400);
    if (row["state"] !== "paid") return refuse(409);
    const { owner, orderId } = row;
    const made = { owner, refundId: nextId("REF", refunds.length), orderId, state: "requested", amountCents };
    refunds.push(made);
    return success200(shown(made));
  }

  function createCoupon(isClerk: boolean, body: Values): MockResponse {
    if (!isClerk && !bugs.includes("members make coupons")) return refuse(403);
    const { title, isActive = true } = body;
    const isTitle = typeof title === "string" && [...title].length >= 2 && [...title].length <= 40;
    if (!hasOnly(body, ["title", "isActive"]) || !isTitle || typeof isActive !== "boolean")
      return refuse(400);
    const couponId = nextId("CPN", coupons.size);
    const isStored = isActive || !bugs.includes("inactive coupon lost");
    coupons.set(couponId, isStored ? { couponId, title, isActive } : { isActive });
    return success200({ couponId, title, isActive });
  }

  function ofGifts(isClerk: boolean, id: string, request: MockRequest, body: Values): MockResponse {
    const row = gifts.get(id);
    if (request.method === "PUT" && !isClerk) return refuse(403);
    if (!row) return refuse(404);
    if (request.method === "PUT") {
      const { stock, ...rest } = body;
      const match = request.headers["if-match"];
      if (match === undefined || !hasOnly(rest, []) || !isWhole(stock, 0, 100_000)) return refuse(400);
      const isCurrent = match === "*" || match === `"v${row.version}"`;
      if (!isCurrent && !bugs.includes("stock without version")) return refuse(412);
      if (row.stock !== stock) row.version += 1;
      row.stock = stock;
    }
    return success200({ giftId: row.giftId, stock: row.stock }, { etag: `"v${row.version}"` });
  }

  function ofOrders(owner: string, id: string, inner: string | undefined, body: Values): MockResponse {
    const row = orders.get(id);
    if (row?.owner !== owner) return refuse(404);
    if (inner === "payments") return payOrder(row, body);
    return inner === "refunds" ? requestRefund(row, body) : success200(shown(row));
  }

  function answer(request: MockRequest, owner: string, body: Values): MockResponse {
    const isClerk = owner === "clara";
    const [kind = "", id, inner] = request.path.slice(1).split("/");
    const own = <Row extends Values>(rows: Iterable<Row>): Values[] =>
      [...rows].filter((row) => row["owner"] === owner).map(shown);
    if (kind === "members") return ofMember(owner, request.method === "PATCH", body);
    const asked = request.query.getAll("state");
    if (asked.some((one) => !state.enum.includes(one))) return refuse(400);
    const listed = own(orders.values()).filter(
      (row) => asked.length === 0 || asked.includes(String(row["state"])),
    );
    if (id === "export") {
      const all = bugs.includes("export of every state") ? own(orders.values()) : listed;
      const rows = all.map(({ orderId, state: one }) => `${orderId},${one}\n`);
      return { status: 200, headers: { "content-type": "text/csv" }, raw: `orderId,state\n${rows.join("")}` };
    }
    if (kind === "gifts" && id === undefined)
      return success200({ list: [...gifts.values()].map(({ giftId, stock }) => ({ giftId, stock })) });
    if (kind === "gifts") return ofGifts(isClerk, id ?? "", request, body);
    if (kind === "refunds") return success200({ list: own(refunds) });
    if (kind === "orders" && id !== undefined) return ofOrders(owner, id, inner, body);
    if (kind === "orders")
      return request.method === "POST" ? createOrder(owner, body) : success200({ list: listed });
    if (request.method === "POST") return createCoupon(isClerk, body);
    const seen = [...coupons.values()].filter(
      (one) => one["title"] !== undefined && (isClerk || one["isActive"]),
    );
    const found = seen.find((one) => one["couponId"] === id);
    if (id === undefined) return success200({ list: seen });
    return found ? success200(found) : refuse(404);
  }

  return (request: MockRequest): MockResponse => {
    const [, owner] = /^Bearer token-of-(ann|ben|clara)$/.exec(request.headers.authorization ?? "") ?? [];
    const route = routes.find(([pattern]) => pattern.test(request.path));
    if (!route) return refuse(404);
    if (!route[1].includes(request.method)) return { ...refuse(405), status: 405 };
    if (owner === undefined) return refuse(401);
    const isRead = request.method === "GET";
    if (!isRead && !/^application\/json\b/.test(request.headers["content-type"] ?? "")) return refuse(415);
    const body = isRead ? {} : readObject(request.text);
    const given = body ? answer(request, owner, body) : refuse(400);
    const isSuccess = given.raw !== undefined || (given.body as Values)["success"] === true;
    if (isSuccess) onSuccess(`${request.method} ${request.path.replace(/[A-Z]{3}\d{4}/, "*")}`);
    return given;
  };
}
