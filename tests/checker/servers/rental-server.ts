import { type MockRequest, type MockResponse, readObject, type Values } from "./kit";
import { json, object } from "./schema-parts";

const text = { type: "string" };
const post = (operationId: string, description: string, schema: object, body?: object, example?: object) => ({
  operationId,
  description,
  ...(body && { requestBody: { required: true, content: json(body, example) } }),
  responses: {
    201: { description: "It.", content: json(schema) },
    ...Object.fromEntries([404, 409, 422].map((code) => [code, { description: "Refused" }])),
  },
});
const id = (name: string) => ({ name, in: "path", required: true, schema: text });
const ids = (minItems: number) => ({ type: "array", minItems, uniqueItems: true, items: text });

const category = { ...text, enum: ["lens", "light", "camera"] };
const status = { ...text, enum: ["retired", "maintenance", "available"], default: "available" };
const amounts = {
  rate: { type: "integer", minimum: 1, maximum: 1000 },
  value: { type: "integer", minimum: 1 },
};
const device = object({ id: text, category, status, ...amounts });
const items = { type: "array", items: object({ id: text, deviceId: text }) };
const rental = object({ id: text, status: { ...text, enum: ["draft", "handed_out"] }, items });
/** Devices of a rental house, kits and rentals of them, and damages of what was rented. */
export const rentalContract = {
  openapi: "3.1.0",
  info: { title: "Rentals", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/devices": {
      post: post(
        "createDevice",
        "Adds one. `value` must be at least ten times `rate` (422 `value_too_low`).",
        device,
        object({ category, status, ...amounts }, ["category", "rate", "value"]),
        { category: "light", rate: 20, value: 4000 },
      ),
    },
    "/kits": {
      post: post(
        "createKit",
        "At least one device must be of the category `camera` (422 `no_camera`).",
        object({ id: text }),
        object({ deviceIds: ids(3) }),
      ),
    },
    "/rentals": {
      post: post(
        "createRental",
        "Devices must be `available` (422 `unavailable`).",
        rental,
        object({ deviceIds: ids(1) }),
      ),
    },
    "/rentals/{rentalId}": {
      parameters: [id("rentalId")],
      get: { operationId: "getRental", responses: { 200: { description: "It.", content: json(rental) } } },
    },
    "/rentals/{rentalId}/hand-out": {
      parameters: [id("rentalId")],
      post: post("lendRental", "409 when one of its devices is handed out already.", rental),
    },
    "/damages": {
      post: post(
        "createDamage",
        "The rental must be `handed_out` (409 `not_started`) and the device one of its items (422 `other_device`).",
        object({ id: text }),
        object({ rentalId: text, deviceId: text }),
      ),
    },
  },
};

const readMember = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** What a server leaves out: the kind of devices, their state, the bound of their value. */
export type RentalDefect = "kind" | "state" | "value";

/** A server whose devices are chosen by category and state, and handed out once at a time. */
export function rentalServer(onSuccess: (succeeded: ReadonlySet<string>) => void, defect?: RentalDefect) {
  const stored = new Map<string, Values>();
  const handedOut = new Set<unknown>();
  const succeeded = new Set<string>();
  const refuse = (code: number, name: string): MockResponse => ({ status: code, body: { code: name } });
  const create = (kind: string, values: Values): MockResponse => {
    const created = { id: `${kind}-${stored.size}`, ...values };
    stored.set(created.id, created);
    return succeed(kind, created);
  };
  const succeed = (name: string, body: Values): MockResponse => {
    succeeded.add(name);
    onSuccess(succeeded);
    return { status: 201, body };
  };
  const devicesOf = (sent: Values): Values[] => {
    const named = Array.isArray(sent["deviceIds"]) ? sent["deviceIds"].map(String) : [];
    return named.map((one) => stored.get(one)).filter((one) => one !== undefined);
  };
  /** The ids of the devices of a rental. */
  const devicesIn = (one: Values | undefined): unknown[] =>
    Array.isArray(one?.["items"]) ? one["items"].map((item) => readMember(item, "deviceId")) : [];
  const createDevice = (sent: Values): MockResponse => {
    const [rate, value] = [sent["rate"], sent["value"]];
    const isKnown = category.enum.includes(String(sent["category"]));
    if (!isKnown || typeof rate !== "number" || typeof value !== "number") return refuse(422, "invalid");
    return defect === "value" || value >= 10 * rate
      ? create("device", { status: "available", ...sent })
      : refuse(422, "value_too_low");
  };
  const createKit = (devices: readonly Values[]): MockResponse => {
    if (devices.length < 3) return refuse(422, "too_few");
    return defect === "kind" || devices.some((one) => one["category"] === "camera")
      ? create("kit", {})
      : refuse(422, "no_camera");
  };
  const createRental = (devices: readonly Values[]): MockResponse =>
    devices.length > 0 && (defect === "state" || devices.every((one) => one["status"] === "available"))
      ? create("rental", {
          status: "draft",
          items: devices.map((one, index) => ({ id: `item-${index}`, deviceId: one["id"] })),
        })
      : refuse(422, "unavailable");
  const createDamage = (sent: Values): MockResponse => {
    const of = stored.get(String(sent["rentalId"]));
    if (of?.["status"] !== "handed_out") return refuse(409, "not_started");
    return devicesIn(of).includes(sent["deviceId"]) ? create("damage", {}) : refuse(422, "other_device");
  };
  const lend = (one: Values): MockResponse => {
    const devices = devicesIn(one);
    if (devices.some((device) => handedOut.has(device))) return refuse(409, "taken");
    for (const device of devices) handedOut.add(device);
    one["status"] = "handed_out";
    return succeed("handed out", one);
  };
  const handle = ({ method, path, text: body, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return refuse(401, "unauthenticated");
    const [, kind = "", key = "", action = ""] = path.split("/");
    const one = stored.get(key);
    const sent = readObject(body) ?? {};
    if (key !== "" && !one) return refuse(404, "not_found");
    if (one && method === "GET") return { status: 200, body: one };
    if (method !== "POST") return refuse(405, "method");
    if (one && action === "hand-out") return lend(one);
    if (kind === "devices") return createDevice(sent);
    if (kind === "kits") return createKit(devicesOf(sent));
    return kind === "rentals" ? createRental(devicesOf(sent)) : createDamage(sent);
  };
  return { handle, succeeded };
}
