import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/**
 * A server that keeps `contracts/parcels.yaml`, with its state in memory. It imports nothing of the project, so that a
 * defect can be planted in its text alone.
 */
export function createParcelServer(): Server {
  const state = newState();
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    try {
      send(response, respond(state, request, Buffer.concat(chunks)));
    } catch (error) {
      if (error instanceof Refusal) send(response, refusalResponse(error));
      else send(response, refusalResponse(new Refusal(500, "Internal error")));
    }
  });
}

type Json = null | boolean | number | bigint | string | Json[] | { [name: string]: Json | undefined };
type Fields = { [name: string]: Json | undefined };
interface Response {
  status: number;
  headers?: Record<string, string>;
  body?: Json;
}
interface User {
  id: string;
  login: string;
  password: string;
  displayName: string;
  language: string;
  pickupPin: string;
  creditMicros: bigint;
  version: number;
  addresses: Map<string, { fields: Fields; version: number }>;
}
interface Shipment {
  id: string;
  sequence: number;
  owner: string;
  fields: Fields;
  state: string;
  createdAt: string;
  updatedAt: string;
  dispatchedAt?: string;
  deliveredAt?: string;
  signedBy?: string;
  isDeleted: boolean;
  version: number;
}
interface ExportJob {
  id: string;
  owner: string;
  format: string;
  reads: number;
  rowCount: number;
}
interface State {
  users: User[];
  sessions: Map<string, User>;
  shipments: Map<string, Shipment>;
  exports: Map<string, ExportJob>;
  sequence: number;
}
interface Context {
  state: State;
  user: User;
  path: string[];
  query: URLSearchParams;
  header(name: string): string | undefined;
  body(types: string[], isRequired?: boolean): Fields;
}

class Refusal extends Error {
  readonly status: number;
  readonly errors: { pointer: string; message: string }[];
  readonly headers: Record<string, string>;
  constructor(status: number, title: string, errors: Refusal["errors"] = [], headers = {}) {
    super(title);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

const services = ["economy", "standard", "express", "freight"];
const countries = ["CH", "DE", "FR", "IT", "AT", "LI"];
const languages = ["de", "fr", "it", "en"];
const states = ["draft", "dispatched", "delivered"];
const formats = ["csv", "json", "xlsx"];
const exportColumns = ["id", "state", "service", "reference"];
const largestInt64 = 9223372036854775807n;

function newState(): State {
  const user = (login: string, displayName: string, creditMicros: bigint): User => ({
    id: randomUUID(),
    login,
    password: `${login}-secret`,
    displayName,
    language: "de",
    pickupPin: "0000",
    creditMicros,
    version: 1,
    addresses: new Map(),
  });
  const users = [user("alice", "Alice", 9007199254740993n), user("bob", "Bob", 12n)];
  return { users, sessions: new Map(), shipments: new Map(), exports: new Map(), sequence: 0 };
}

type Handler = (context: Context) => Response;

const routes: { path: RegExp; isPublic?: true; methods: Record<string, Handler> }[] = [
  { path: /^\/v1\/sessions$/, isPublic: true, methods: { POST: logIn } },
  { path: /^\/v1\/me$/, methods: { GET: getMyAccount, PATCH: updateMyAccount } },
  { path: /^\/v1\/me\/addresses\/([^/]+)$/, methods: { GET: getMyAddress, PUT: putMyAddress } },
  { path: /^\/v1\/quotes$/, methods: { GET: listQuotes } },
  { path: /^\/v1\/shipments$/, methods: { GET: listShipments, POST: createShipment } },
  {
    path: /^\/v1\/shipments\/([^/]+)$/,
    methods: { GET: getShipment, PATCH: updateShipment, DELETE: deleteShipment },
  },
  { path: /^\/v1\/shipments\/([^/]+)\/restore$/, methods: { POST: restoreShipment } },
  { path: /^\/v1\/shipments\/([^/]+)\/dispatch$/, methods: { POST: dispatchShipment } },
  { path: /^\/v1\/shipments\/([^/]+)\/delivery$/, methods: { POST: confirmDelivery } },
  { path: /^\/v1\/shipments\/([^/]+)\/progress$/, methods: { GET: getShipmentProgress } },
  { path: /^\/v1\/tracking\/([^/]+)$/, isPublic: true, methods: { GET: trackParcel } },
  { path: /^\/v1\/exports$/, methods: { POST: requestExport } },
  { path: /^\/v1\/exports\/([^/]+)$/, methods: { GET: getExport } },
];

function respond(state: State, request: IncomingMessage, bytes: Buffer): Response {
  const url = new URL(request.url ?? "/", "http://localhost");
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  for (const route of routes) {
    const match = route.path.exec(url.pathname);
    if (match === null) continue;
    const handler = route.methods[method];
    if (handler === undefined) {
      const allow = Object.keys(route.methods).join(", ");
      throw new Refusal(405, "Method not allowed", [], { Allow: allow });
    }
    const user = route.isPublic ? state.users[0] : sessionUser(state, request);
    if (user === undefined) {
      throw new Refusal(401, "No valid credentials", [], { "WWW-Authenticate": "Bearer" });
    }
    return handler({
      state,
      user,
      path: match.slice(1).map(decoded),
      query: url.searchParams,
      header: (name) => request.headers[name]?.toString(),
      body: (types, isRequired = true) => readBody(request, bytes, types, isRequired),
    });
  }
  throw new Refusal(404, "Not found");
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal(404, "Not found");
  }
}

function sessionUser(state: State, request: IncomingMessage): User | undefined {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  return token === undefined ? undefined : state.sessions.get(token);
}

function readBody(request: IncomingMessage, bytes: Buffer, types: string[], isRequired: boolean): Fields {
  const [type = "", ...parameters] = (request.headers["content-type"] ?? "").toLowerCase().split(";");
  if (bytes.length === 0 && !isRequired) return {};
  if (bytes.length === 0) throw invalid("", "is required");
  if (!types.includes(type.trim())) throw new Refusal(415, "Unsupported media type");
  if (parameters.some((one) => /charset=/.test(one) && !/charset="?utf-8"?/.test(one))) {
    throw new Refusal(415, "Unsupported charset");
  }
  let body: Json;
  try {
    body = parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalid("", "is not JSON");
  }
  if (!isFields(body)) throw invalid("", "is not an object");
  return body;
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const bigMark = "\uE000int:";
const bigOrText = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/** JSON whose integers beyond 2^53 keep all their digits. */
function parseJson(text: string): Json {
  const marked = text.replace(bigOrText, (one) => (one.startsWith('"') ? one : `"${bigMark}${one}"`));
  return JSON.parse(marked, (_, value) =>
    typeof value === "string" && value.startsWith(bigMark) ? BigInt(value.slice(bigMark.length)) : value,
  );
}

function formatJson(value: Json): string {
  const text = JSON.stringify(value, (_, one) => (typeof one === "bigint" ? `${bigMark}${one}` : one));
  return text.replace(new RegExp(`"${bigMark}(-?\\d+)"`, "g"), "$1");
}

function send(response: ServerResponse, { status, headers = {}, body }: Response): void {
  const type = status >= 400 ? "application/problem+json" : "application/json";
  response.writeHead(status, body === undefined ? headers : { "Content-Type": type, ...headers });
  response.end(body === undefined ? undefined : formatJson(body));
}

function refusalResponse({ status, message, errors, headers }: Refusal): Response {
  const problem: Fields = { type: "about:blank", title: message, status };
  if (status === 400) problem["errors"] = errors;
  return { status, headers, body: problem };
}

const invalid = (pointer: string, message: string) =>
  new Refusal(400, "Invalid request", [{ pointer, message }]);

// What members and parameters may be.

type Check = (value: Json, pointer: string) => void;

const text =
  (minimum: number, maximum: number, pattern?: RegExp): Check =>
  (value, pointer) => {
    if (typeof value !== "string") throw invalid(pointer, "is not a text");
    const length = [...value].length;
    if (length < minimum || length > maximum) throw invalid(pointer, "has a wrong length");
    if (pattern !== undefined && !pattern.test(value)) throw invalid(pointer, "has a wrong format");
  };

const integer =
  (minimum: number, maximum: number): Check =>
  (value, pointer) => {
    if (typeof value !== "number" || !Number.isInteger(value)) throw invalid(pointer, "is not an integer");
    if (value < minimum || value > maximum) throw invalid(pointer, "is out of range");
  };

const oneOf =
  (allowed: string[]): Check =>
  (value, pointer) => {
    if (typeof value !== "string" || !allowed.includes(value))
      throw invalid(pointer, "is none of the values");
  };

const listOf =
  (maximum: number, item: Check, isUnique = false): Check =>
  (value, pointer) => {
    if (!Array.isArray(value)) throw invalid(pointer, "is not a list");
    if (value.length < 1 || value.length > maximum) throw invalid(pointer, "has a wrong number of items");
    if (isUnique && new Set(value).size < value.length) throw invalid(pointer, "has the same item twice");
    value.forEach((one, index) => {
      item(one, `${pointer}/${index}`);
    });
  };

const object =
  (required: string[], members: Record<string, Check>): Check =>
  (value, pointer) => {
    if (!isFields(value)) throw invalid(pointer, "is not an object");
    for (const name of required)
      if (value[name] === undefined) throw invalid(`${pointer}/${name}`, "is missing");
    for (const [name, member] of Object.entries(value)) {
      const check = Object.hasOwn(members, name) ? members[name] : undefined;
      if (check === undefined) throw invalid(`${pointer}/${name}`, "is unknown");
      if (member !== undefined) check(member, `${pointer}/${name}`);
    }
  };

const orNull =
  (check: Check): Check =>
  (value, pointer) => {
    if (value !== null) check(value, pointer);
  };

const amount: Check = (value, pointer) => {
  const isInteger = typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value));
  if (!isInteger) throw invalid(pointer, "is not an integer");
  if (BigInt(value) < 0n || BigInt(value) > largestInt64) throw invalid(pointer, "is out of range");
};

const date: Check = (value, pointer) => {
  text(10, 10, /^\d{4}-\d{2}-\d{2}$/)(value, pointer);
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value)
    throw invalid(pointer, "is no date");
};

const alias = text(1, 20, /^[a-z][a-z0-9-]{0,19}$/);
const uri = text(1, 300, /^[a-z][a-z0-9+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})+$/i);

const item = object(["description", "quantity", "weightGrams"], {
  description: text(1, 60),
  quantity: integer(1, 999),
  weightGrams: integer(1, 31500),
});
const person = object(["kind", "name"], {
  kind: oneOf(["person"]),
  name: text(1, 60),
  phone: text(7, 15, /^\+[0-9]{6,14}$/),
  accessCode: text(4, 12),
});
const company = object(["kind", "companyName", "department"], {
  kind: oneOf(["company"]),
  companyName: text(1, 80),
  department: text(1, 40),
});
const recipient: Check = (value, pointer) => {
  if (isFields(value) && value["kind"] === "company") company(value, pointer);
  else person(value, pointer);
};
const newShipment = object(["service", "recipient", "items"], {
  service: oneOf(services),
  recipient,
  items: listOf(5, item),
  senderAlias: alias,
  reference: text(1, 35),
  instructions: text(0, 140),
  declaredValueMicros: amount,
});
const shipmentPatch = object([], {
  service: oneOf(services),
  items: listOf(5, item),
  reference: orNull(text(1, 35)),
  instructions: orNull(text(0, 140)),
  declaredValueMicros: amount,
});
const accountPatch = object([], {
  displayName: text(1, 60),
  language: oneOf(languages),
  pickupPin: text(4, 4, /^[0-9]{4}$/),
});
const addressBody = object(["street", "city", "country"], {
  street: text(1, 80),
  city: text(1, 40),
  country: oneOf(countries),
  storey: integer(-5, 200),
});
const dispatchBody = object([], { carrierNote: text(0, 140), priority: integer(0, 9) });
const pinProof = object(["pin"], { pin: text(6, 6, /^[0-9]{6}$/) });
const photoProof = object(["photoUrl"], { photoUrl: uri });
const proof: Check = (value, pointer) => {
  if (isFields(value) && value["photoUrl"] !== undefined) photoProof(value, pointer);
  else pinProof(value, pointer);
};
const deliveryBody = object(["signedBy", "proof"], { signedBy: text(1, 60), proof });
const exportBody = object(["format", "from"], {
  format: oneOf(formats),
  from: date,
  columns: listOf(4, oneOf(exportColumns), true),
});
const logInBody = object(["login", "password"], { login: text(1, 40), password: text(1, 80) });

const wholeNumber = (value: string, pointer: string): number => {
  if (!/^-?(0|[1-9]\d*)$/.test(value)) throw invalid(pointer, "is not an integer");
  return Number(value);
};

const now = () => new Date().toISOString();

// Sessions and accounts.

function logIn({ state, body }: Context): Response {
  const credentials = body(["application/json"]);
  logInBody(credentials, "");
  const user = state.users.find((one) => one.login === credentials["login"]);
  if (user === undefined || user.password !== credentials["password"]) {
    throw new Refusal(401, "Wrong login or password", [], { "WWW-Authenticate": "Bearer" });
  }
  const accessToken = randomUUID();
  state.sessions.set(accessToken, user);
  return { status: 201, body: { accessToken, tokenType: "Bearer", expiresInSeconds: 3600 } };
}

const accountView = ({ id, login, displayName, language, creditMicros }: User): Fields => {
  return { id, login, displayName, language, creditMicros };
};

const accountResponse = (user: User): Response => {
  return { status: 200, headers: { ETag: `"a${user.version}"` }, body: accountView(user) };
};

function getMyAccount({ user }: Context): Response {
  return accountResponse(user);
}

function updateMyAccount({ user, body }: Context): Response {
  const patch = body(["application/merge-patch+json"]);
  accountPatch(patch, "");
  if (Object.keys(patch).length === 0) throw invalid("", "is empty");
  Object.assign(user, patch);
  user.version += 1;
  return accountResponse(user);
}

function addressResponse(
  status: number,
  name: string,
  address: { fields: Fields; version: number },
): Response {
  return { status, headers: { ETag: `"b${address.version}"` }, body: { alias: name, ...address.fields } };
}

function getMyAddress({ user, path: [name = ""] }: Context): Response {
  const address = user.addresses.get(name);
  if (address === undefined) throw new Refusal(404, "No such address");
  return addressResponse(200, name, address);
}

function putMyAddress({ user, path: [name = ""], body }: Context): Response {
  alias(name, "/alias");
  const fields = body(["application/json"]);
  addressBody(fields, "");
  const before = user.addresses.get(name);
  const address = { fields, version: (before?.version ?? 0) + 1 };
  user.addresses.set(name, address);
  return addressResponse(before === undefined ? 201 : 200, name, address);
}

// Quotes.

function listQuotes({ query }: Context): Response {
  const weightGrams = wholeNumber(query.get("weightGrams") ?? "", "/weightGrams");
  integer(1, 31500)(weightGrams, "/weightGrams");
  const to = query.get("to") ?? "";
  oneOf(countries)(to, "/to");
  const requested = query.has("services") ? query.getAll("services").join(",").split(",") : services;
  if (query.has("services")) listOf(3, oneOf(services), true)(requested, "/services");
  const quotes = services
    .filter((service) => requested.includes(service))
    .map((service) => {
      const rank = services.indexOf(service);
      const priceCents = 500 + 300 * rank + Math.ceil(weightGrams / 100);
      return { service, priceCents, days: 8 - 2 * rank };
    });
  return { status: 200, body: { weightGrams, to, quotes } };
}

// Shipments.

function shipmentView(shipment: Shipment): Fields {
  const { id, fields, state, createdAt, updatedAt } = shipment;
  const parcelNumber = parcelNumberOf(shipment);
  const { accessCode: _, ...receiver } = isFields(fields["recipient"]) ? fields["recipient"] : {};
  return { ...fields, id, parcelNumber, state, recipient: receiver, createdAt, updatedAt };
}

const parcelNumberOf = ({ sequence }: Shipment) => `PN${String(4_000_000_000 + sequence * 7)}`;

const tagOf = ({ version, sequence }: Shipment) => `"s${sequence}-${version}"`;

function shipmentResponse(shipment: Shipment): Response {
  return { status: 200, headers: { ETag: tagOf(shipment) }, body: shipmentView(shipment) };
}

function ownShipment({ state, user, path: [id = ""] }: Context): Shipment {
  const shipment = state.shipments.get(id);
  if (shipment === undefined || shipment.owner !== user.id || shipment.isDeleted) {
    throw new Refusal(404, "No such shipment");
  }
  return shipment;
}

function change(shipment: Shipment): void {
  shipment.version += 1;
  shipment.updatedAt = now();
}

function createShipment({ state, user, body }: Context): Response {
  const fields = body(["application/json"]);
  newShipment(fields, "");
  const sender = fields["senderAlias"];
  if (typeof sender === "string" && !user.addresses.has(sender)) throw new Refusal(422, "Unknown sender");
  state.sequence += 1;
  const time = now();
  const shipment: Shipment = {
    id: randomUUID(),
    sequence: state.sequence,
    owner: user.id,
    fields: { declaredValueMicros: 0, ...fields },
    state: "draft",
    createdAt: time,
    updatedAt: time,
    isDeleted: false,
    version: 1,
  };
  state.shipments.set(shipment.id, shipment);
  const headers = { Location: `/v1/shipments/${shipment.id}`, ETag: tagOf(shipment) };
  return { status: 201, headers, body: shipmentView(shipment) };
}

function listShipments({ state, user, query }: Context): Response {
  const limit = query.has("limit") ? wholeNumber(query.get("limit") ?? "", "/limit") : 20;
  integer(1, 50)(limit, "/limit");
  const wantedStates = query.getAll("state");
  if (query.has("state")) listOf(3, oneOf(states), true)(wantedStates, "/state");
  const service = query.get("service");
  if (service !== null) oneOf(services)(service, "/service");
  const deleted = query.get("deleted") ?? "false";
  oneOf(["true", "false"])(deleted, "/deleted");
  const before = cursorPosition(query.get("cursor"));
  const found = [...state.shipments.values()]
    .filter((one) => one.owner === user.id && one.isDeleted === (deleted === "true"))
    .filter((one) => wantedStates.length === 0 || wantedStates.includes(one.state))
    .filter((one) => service === null || one.fields["service"] === service)
    .sort((one, other) => other.sequence - one.sequence);
  const rest = found.filter((one) => one.sequence < before);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && rest.length > limit;
  const nextCursor = hasMore ? Buffer.from(`s:${last.sequence}`).toString("base64url") : null;
  const headers: Record<string, string> = {};
  if (nextCursor !== null) {
    const next = new URLSearchParams(query);
    next.set("cursor", nextCursor);
    headers["Link"] = `</v1/shipments?${next}>; rel="next"`;
  }
  return { status: 200, headers, body: { items: page.map(shipmentView), total: found.length, nextCursor } };
}

function cursorPosition(cursor: string | null): number {
  if (cursor === null) return Number.POSITIVE_INFINITY;
  const position = /^s:(\d+)$/.exec(Buffer.from(cursor, "base64url").toString())?.[1];
  if (position === undefined) throw invalid("/cursor", "is no cursor of this list");
  return Number(position);
}

function getShipment(context: Context): Response {
  const shipment = ownShipment(context);
  const tags = (context.header("if-none-match") ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags.includes(tagOf(shipment)) || tags.includes("*")) {
    return { status: 304, headers: { ETag: tagOf(shipment) } };
  }
  return shipmentResponse(shipment);
}

function updateShipment(context: Context): Response {
  const shipment = ownShipment(context);
  const patch = context.body(["application/merge-patch+json"]);
  shipmentPatch(patch, "");
  const match = context.header("if-match");
  if (match === undefined) throw new Refusal(428, "If-Match is missing");
  const tags = match.split(",").map((tag) => tag.trim());
  if (!tags.includes("*") && !tags.includes(tagOf(shipment))) throw new Refusal(412, "Changed meanwhile");
  if (shipment.state !== "draft") throw new Refusal(409, "Not a draft");
  const merged = Object.entries({ ...shipment.fields, ...patch }).filter(([, value]) => value !== null);
  shipment.fields = Object.fromEntries(merged);
  change(shipment);
  return shipmentResponse(shipment);
}

function deleteShipment(context: Context): Response {
  const shipment = ownShipment(context);
  if (shipment.state === "dispatched") throw new Refusal(409, "On its way");
  shipment.isDeleted = true;
  change(shipment);
  return { status: 204 };
}

function restoreShipment({ state, user, path: [id = ""] }: Context): Response {
  const shipment = state.shipments.get(id);
  if (shipment === undefined || shipment.owner !== user.id) throw new Refusal(404, "No such shipment");
  if (!shipment.isDeleted) throw new Refusal(409, "Not deleted");
  shipment.isDeleted = false;
  change(shipment);
  return { status: 200, body: shipmentView(shipment) };
}

function dispatchShipment(context: Context): Response {
  const shipment = ownShipment(context);
  const options = context.body(["application/json"], false);
  dispatchBody(options, "");
  if (shipment.state !== "draft") throw new Refusal(409, "Not a draft");
  shipment.state = "dispatched";
  shipment.dispatchedAt = now();
  change(shipment);
  return { status: 200, body: shipmentView(shipment) };
}

function confirmDelivery(context: Context): Response {
  const shipment = ownShipment(context);
  const delivery = context.body(["application/json"]);
  deliveryBody(delivery, "");
  if (shipment.state !== "dispatched") throw new Refusal(409, "Not dispatched");
  shipment.state = "delivered";
  shipment.deliveredAt = now();
  shipment.signedBy = String(delivery["signedBy"]);
  change(shipment);
  return { status: 200, body: shipmentView(shipment) };
}

function getShipmentProgress(context: Context): Response {
  const { state, dispatchedAt, deliveredAt, signedBy } = ownShipment(context);
  if (state === "draft") return { status: 200, body: { state, editable: true } };
  if (state === "dispatched") return { status: 200, body: { state, dispatchedAt, estimatedDays: 3 } };
  return { status: 200, body: { state, dispatchedAt, deliveredAt, signedBy } };
}

function trackParcel({ state, path: [code = ""] }: Context): Response {
  const shipment = [...state.shipments.values()].find((one) => parcelNumberOf(one) === code);
  if (shipment === undefined || shipment.isDeleted || shipment.state === "draft") {
    throw new Refusal(404, "No such parcel");
  }
  const checkpoints: Fields[] = [{ at: shipment.dispatchedAt, event: "handed-over", weightGrams: 900 }];
  if (shipment.state === "delivered") checkpoints.push({ at: shipment.deliveredAt, event: "delivered" });
  return { status: 200, body: { code, state: shipment.state, checkpoints } };
}

// Exports.

function exportView({ id, format, reads, rowCount }: ExportJob): Fields {
  if (reads === 0) return { id, format, status: "queued" };
  if (reads === 1) return { id, format, status: "running" };
  return { id, format, status: "done", url: `https://files.example/${id}.${format}`, rowCount };
}

function requestExport({ state, user, body }: Context): Response {
  const order = body(["application/json"]);
  exportBody(order, "");
  const rowCount = [...state.shipments.values()].filter((one) => one.owner === user.id).length;
  const job = { id: randomUUID(), owner: user.id, format: String(order["format"]), reads: 0, rowCount };
  state.exports.set(job.id, job);
  return { status: 202, headers: { Location: `/v1/exports/${job.id}` }, body: exportView(job) };
}

function getExport({ state, user, path: [id = ""] }: Context): Response {
  const job = state.exports.get(id);
  if (job === undefined || job.owner !== user.id) throw new Refusal(404, "No such export");
  job.reads += 1;
  return { status: 200, body: exportView(job) };
}
