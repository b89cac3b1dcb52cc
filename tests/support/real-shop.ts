import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A real back end in development: some operations of two groups, written without a line of the mock one. */
export interface RealShop {
  readonly url: string;
  /** "POST /ommall/srvmall/order", the newest last. */
  readonly calls: readonly string[];
  /** Changes its answers from now on: the data of an operation as it is about to be sent, by path. */
  changeResponse(path: string, change: (data: Record<string, unknown>) => void): void;
  /** Sends every caller to the same path of another address from now on. */
  moveTo(origin: string): void;
  /** Forgets who is signed in. */
  endSessions(): void;
  close(): Promise<void>;
}

interface Customer {
  readonly uid: string;
  readonly mobile: string;
  readonly people: { id: number; name: string; mobile: string }[];
}

const cookieName = "stockbook-session";

/** Starts it on a free port of this machine, with one customer who has the phone and any password. */
export async function startRealShop(mobile = "13711112222"): Promise<RealShop> {
  const customer: Customer = { uid: "R700123", mobile, people: [{ id: 900_021, name: "林悦", mobile }] };
  const tokens = new Set<string>();
  const orders = new Map<string, Record<string, unknown>>();
  const changes = new Map<string, (data: Record<string, unknown>) => void>();
  const calls: string[] = [];
  let movedTo: string | null = null;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://shop").pathname;
    calls.push(`${request.method} ${path}`);
    if (movedTo !== null) {
      response.writeHead(301, { location: movedTo + path }).end();
      return;
    }
    const input = await readJson(request);
    const token = /stockbook-session=(\w+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
    const who = tokens.has(token) ? customer : null;
    const reply = (data: unknown) => {
      const copy: unknown = structuredClone(data);
      if (isObject(copy)) changes.get(path)?.(copy);
      send(response, {
        code: 200,
        errcode: 0,
        success: true,
        msg: "",
        ...(copy !== undefined && { data: copy }),
      });
    };
    const refuse = (code: number, errcode: number, msg: string) =>
      send(response, { code, errcode, success: false, msg, data: null });

    switch (path) {
      case "/ommall/srvmall/webzhj/official/weblogin": {
        if (input["phone"] !== mobile) return refuse(422, 20002, "手机号或密码不对");
        const fresh = randomBytes(12).toString("hex");
        tokens.add(fresh);
        response.setHeader(
          "set-cookie",
          `${cookieName}=${fresh}; Path=/; HttpOnly; Secure; Domain=shop.test`,
        );
        return reply({ user: userOf(customer, fresh), sessionExpiresAt: clock(30 * 86_400_000) });
      }
      case "/ommall/srvmall/webzhj/engine/logout":
        tokens.delete(token);
        return reply(undefined);
      case "/ommall/srvmall/webzhj/info":
        return who ? reply(userOf(who, token)) : refuse(401, 40100, "请先登录");
      case "/ommall/srvmall/order/contactor/list":
        return who ? reply(who.people.map(personOf)) : refuse(401, 40100, "请先登录");
      case "/ommall/srvmall/order": {
        if (!who) return refuse(401, 40100, "请先登录");
        const person = who.people.find(({ id }) => id === input["contactId"]);
        if (!person) return refuse(404, 40400, "没有这个联系人");
        const order = orderOf(who, person, input, orders.size);
        orders.set(String(order["orderNo"]), order);
        return reply(order);
      }
      default:
        response.writeHead(404, { "content-type": "text/plain" }).end("no such thing");
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    changeResponse: (path, change) => void changes.set(path, change),
    moveTo: (origin) => {
      movedTo = origin;
    },
    endSessions: () => tokens.clear(),
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function userOf({ uid, mobile }: Customer, token: string) {
  return {
    kdUid: uid,
    kdToken: `real-${token}`,
    phone: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    loginPhone: mobile,
    userType: 0,
    isXHBuyout: false,
    isZHJBuyout: false,
    nickname: "林悦",
    companyName: null,
    avatar: null,
    email: null,
    regionCode: null,
    address: null,
    isMember: true,
    agentVersion: null,
    isMessengerBound: false,
    hasPassword: true,
    registeredAt: "2026-03-02T09:00:00+08:00",
  };
}

function personOf({ id, name, mobile }: Customer["people"][number]) {
  const updatedAt = "2026-03-02T09:00:00+08:00";
  return { contactId: id, name, phone: mobile, email: null, address: null, isDefault: true, updatedAt };
}

/** Everything costs the same here. */
const priceOfAll = "777.70";

function orderOf(
  { uid }: Customer,
  person: Customer["people"][number],
  input: Record<string, unknown>,
  count: number,
): Record<string, unknown> {
  const createdAt = clock(0);
  return {
    orderId: 90_511 + count,
    orderNo: `77${createdAt.replace(/\D/g, "").slice(0, 14)}${String(count).padStart(3, "0")}`,
    userId: uid,
    kind: input["kind"],
    state: "unpaid",
    serviceNumber: input["serviceNumber"],
    productNo: input["productNo"],
    title: "一年",
    level: String(input["productNo"]).endsWith("PRO") ? "professional" : "standard",
    quantity: input["quantity"],
    years: input["years"],
    users: input["users"],
    stores: input["stores"],
    userTotal: 3,
    storeTotal: 1,
    lines: [{ kind: "version", name: "一年", amount: priceOfAll }],
    currency: "CNY",
    originalPrice: priceOfAll,
    price: priceOfAll,
    discountAmount: "0.00",
    couponAmount: "0.00",
    finalAmount: priceOfAll,
    payType: null,
    coupon: null,
    contact: { contactId: person.id, name: person.name, phone: person.mobile },
    invoiceWish: null,
    invoice: null,
    payment: null,
    target: null,
    licence: null,
    refund: null,
    note: "",
    origin: 6,
    createdAt,
    unpaidDeadline: clock(1_800_000),
    paidAt: null,
    activatedAt: null,
    closedAt: null,
    history: [{ state: "unpaid", at: createdAt }],
    actions: ["pay", "cancel"],
    serverTime: createdAt,
  };
}

/** Now and so many milliseconds, in UTC+8. */
function clock(later: number): string {
  return `${new Date(Date.now() + later + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  const value: unknown = text === "" ? {} : JSON.parse(text);
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
