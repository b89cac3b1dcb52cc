import { type MockRequest, type MockResponse, readObject, type Values } from "./kit";
import { json, object } from "./schema-parts";

const text = { type: "string" };
const id = { type: "integer", minimum: 1, maximum: 1_000_000 };
const title = { ...text, minLength: 2, maxLength: 40 };
const moment = { ...text, format: "date-time" };
const oneOf = (...values: string[]) => ({ ...text, enum: values });

const sailing = object({ id, title, status: oneOf("open", "closed") });
const ticket = object({
  id,
  sailingId: id,
  passenger: title,
  status: oneOf("booked", "boarded", "landed"),
  manifestId: { type: ["integer", "null"] },
});
const manifest = object({
  id,
  sailingId: id,
  ticketIds: { type: "array", items: id },
  dueAt: moment,
  status: oneOf("sailing", "arrived"),
  arrivedAt: { type: ["string", "null"], format: "date-time" },
  late: {
    type: ["boolean", "null"],
    description: "Whether arrivedAt is after dueAt; null as long as it is sailing.",
  },
});
const claim = object({ id, ticketId: id, words: title, status: oneOf("open", "granted", "rejected") });

const sailingExample = { id: 1, title: "Night ferry", status: "open" };
const ticketExample = { id: 11, sailingId: 1, passenger: "Ann Lee", status: "booked", manifestId: null };
const manifestExample = {
  id: 21,
  sailingId: 1,
  ticketIds: [11],
  dueAt: "2031-03-14T12:30:00Z",
  status: "sailing",
  arrivedAt: null,
  late: null,
};
const claimExample = { id: 31, ticketId: 11, words: "Lost a bag", status: "open" };

const problem = object({ code: text });
const refusals = (...codes: readonly (readonly [status: number, about: string])[]) =>
  Object.fromEntries(
    [...codes, [400, "Not valid."], [401, "Not signed in."], [404, "Unknown."], [415, "No JSON."]].map(
      ([status, description]) => [status, { description, content: json(problem) }],
    ),
  );
const answers = (
  status: number,
  schema: object,
  example: object,
  ...codes: (readonly [status: number, about: string])[]
) => ({
  responses: {
    [status]: { description: "Done.", content: json(schema, example) },
    ...refusals(...codes),
  },
});
const crewOnly = [403, "A customer may not."] as const;
const input = (schema: object, example: object) => ({
  requestBody: { required: true, content: json(schema, example) },
});
const list = (items: object) => object({ items: { type: "array", items } });
const inPath = (name: string) => ({ parameters: [{ name, in: "path", required: true, schema: id }] });
const forCrew = "For the crew; a customer is refused with 403.";

/** Tickets of a sailing are boarded with its manifest and landed with the arrival of that; claims come after it. */
export const ferryContract = {
  openapi: "3.1.0",
  info: { title: "Ferry", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/sailings": {
      post: {
        operationId: "createSailing",
        description: `Opens a sailing. ${forCrew}`,
        ...input(object({ title }), { title: "Night ferry" }),
        ...answers(201, sailing, sailingExample, crewOnly),
      },
    },
    "/sailings/{sailingId}": {
      ...inPath("sailingId"),
      get: {
        operationId: "getSailing",
        description: "For customers and the crew.",
        ...answers(200, sailing, sailingExample),
      },
    },
    "/sailings/{sailingId}/close": {
      ...inPath("sailingId"),
      post: {
        operationId: "closeSailing",
        description: `Ends booking. ${forCrew}`,
        ...answers(200, sailing, sailingExample, crewOnly, [409, "It is closed already."]),
      },
    },
    "/tickets": {
      get: {
        operationId: "listTickets",
        description: "The caller's own tickets; the crew sees all.",
        parameters: [{ name: "status", in: "query", schema: oneOf("booked", "boarded", "landed") }],
        ...answers(200, list(ticket), { items: [ticketExample] }),
      },
      post: {
        operationId: "bookTicket",
        description: "Books a place on an open sailing.",
        ...input(object({ sailingId: id, passenger: title }), { sailingId: 1, passenger: "Ann Lee" }),
        ...answers(201, ticket, ticketExample, [409, "`sailing_closed`: it takes nobody any more."]),
      },
    },
    "/tickets/{ticketId}": {
      ...inPath("ticketId"),
      get: {
        operationId: "getTicket",
        description: "A ticket of the caller's own; the crew reads all.",
        ...answers(200, ticket, ticketExample),
      },
    },
    "/tickets/{ticketId}/claims": {
      ...inPath("ticketId"),
      post: {
        operationId: "createClaim",
        description:
          "Makes a claim about an own ticket within seven days of the landing, one for each ticket.",
        ...input(object({ words: title }), { words: "Lost a bag" }),
        ...answers(201, claim, claimExample, [
          409,
          "`ticket_not_landed`, `claim_too_late` or `claim_exists`.",
        ]),
      },
    },
    "/manifests": {
      post: {
        operationId: "createManifest",
        description: `Boards all booked tickets of a closed sailing. These tickets become \`boarded\` and get the manifestId. ${forCrew}`,
        ...input(object({ sailingId: id, dueAt: moment }), { sailingId: 1, dueAt: manifestExample.dueAt }),
        ...answers(201, manifest, manifestExample, crewOnly, [
          409,
          "`sailing_open` (the sailing is still open); `no_booked_tickets` (nobody has booked).",
        ]),
      },
    },
    "/manifests/{manifestId}": {
      ...inPath("manifestId"),
      get: {
        operationId: "getManifest",
        description: forCrew,
        ...answers(200, manifest, manifestExample, crewOnly),
      },
    },
    "/manifests/{manifestId}/arrival": {
      ...inPath("manifestId"),
      post: {
        operationId: "noteArrival",
        description: `Marks a manifest as arrived; its tickets become \`landed\`. arrivedAt must not be in the future. ${forCrew}`,
        ...input(object({ arrivedAt: moment }), { arrivedAt: "2024-03-14T11:40:00Z" }),
        ...answers(200, manifest, manifestExample, crewOnly, [409, "It has arrived already."]),
      },
    },
    "/claims": {
      get: {
        operationId: "listClaims",
        description: "The caller's own claims; the crew sees all.",
        ...answers(200, list(claim), { items: [claimExample] }),
      },
    },
    "/claims/{claimId}/decision": {
      ...inPath("claimId"),
      post: {
        operationId: "decideClaim",
        description: `Grants or rejects an open claim. ${forCrew}`,
        ...input(object({ decision: oneOf("granted", "rejected") }), { decision: "granted" }),
        ...answers(200, claim, claimExample, crewOnly, [409, "It is decided already."]),
      },
    },
  },
};

/** What the server does wrong. */
export type FerryBug =
  | "boarded tickets stay booked"
  | "boarded tickets without manifest"
  | "tickets do not land"
  | "claims about tickets of others"
  | "claims are decided again"
  | "manifests of open sailings"
  | "never late"
  | "late when in time";

type Refusal = readonly [status: number, code: string];
const fits = (value: unknown): boolean =>
  typeof value === "string" && [...value].length >= 2 && [...value].length <= 40;
const isMoment = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(value) &&
  !Number.isNaN(Date.parse(value));
const hasOnly = (body: Values, ...names: readonly string[]): boolean =>
  Object.keys(body).length === names.length && names.every((name) => body[name] !== undefined);
const week = 604_800_000;

/** The world of the ferry and what is done in it: a row, or why it is refused. */
class Ferry {
  readonly rows = { sailings: [], tickets: [], manifests: [], claims: [] } as Record<
    "sailings" | "tickets" | "manifests" | "claims",
    Values[]
  >;
  readonly bugs: readonly FerryBug[];

  constructor(bugs: readonly FerryBug[]) {
    this.bugs = bugs;
  }

  find(kind: keyof Ferry["rows"], wanted: unknown): Values | undefined {
    return this.rows[kind].find((row) => row["id"] === wanted);
  }

  private add(kind: keyof Ferry["rows"], row: Values): Values {
    const added = { id: this.rows[kind].length + 1, ...row };
    this.rows[kind].push(added);
    return added;
  }

  createSailing(body: Values): Values | Refusal {
    if (!hasOnly(body, "title") || !fits(body["title"])) return [400, "invalid"];
    return this.add("sailings", { title: body["title"], status: "open" });
  }

  closeSailing(row: Values): Values | Refusal {
    if (row["status"] === "closed") return [409, "sailing_closed"];
    return Object.assign(row, { status: "closed" });
  }

  bookTicket(owner: string, body: Values): Values | Refusal {
    const { sailingId, passenger } = body;
    const of = this.find("sailings", sailingId);
    if (!hasOnly(body, "sailingId", "passenger") || !fits(passenger) || !of) return [400, "invalid"];
    if (of["status"] !== "open") return [409, "sailing_closed"];
    return this.add("tickets", { sailingId, passenger, status: "booked", manifestId: null, owner });
  }

  createManifest(body: Values): Values | Refusal {
    const { sailingId, dueAt } = body;
    const of = this.find("sailings", sailingId);
    if (!hasOnly(body, "sailingId", "dueAt") || !isMoment(dueAt) || !of) return [400, "invalid"];
    const takesAll = this.bugs.includes("manifests of open sailings");
    if (of["status"] !== "closed" && !takesAll) return [409, "sailing_open"];
    const taken = this.rows.tickets.filter(
      (one) => one["sailingId"] === sailingId && one["status"] === "booked",
    );
    if (taken.length === 0 && !takesAll) return [409, "no_booked_tickets"];
    const ticketIds = taken.map((one) => one["id"]);
    const plain = { sailingId, ticketIds, dueAt, status: "sailing", arrivedAt: null, late: null };
    const made = this.add("manifests", plain);
    for (const one of taken) {
      if (!this.bugs.includes("boarded tickets stay booked")) one["status"] = "boarded";
      if (!this.bugs.includes("boarded tickets without manifest")) one["manifestId"] = made["id"];
    }
    return made;
  }

  noteArrival(row: Values, body: Values): Values | Refusal {
    const { arrivedAt } = body;
    if (!hasOnly(body, "arrivedAt") || !isMoment(arrivedAt)) return [400, "invalid"];
    if (Date.parse(arrivedAt) > Date.now()) return [400, "invalid"];
    if (row["status"] === "arrived") return [409, "manifest_arrived"];
    const ahead = Date.parse(arrivedAt) - Date.parse(String(row["dueAt"]));
    const isLate = this.bugs.includes("late when in time") ? ahead >= 0 : ahead > 0;
    Object.assign(row, {
      status: "arrived",
      arrivedAt,
      late: isLate && !this.bugs.includes("never late"),
    });
    for (const one of this.rows.tickets)
      if (one["manifestId"] === row["id"] && !this.bugs.includes("tickets do not land"))
        one["status"] = "landed";
    return row;
  }

  createClaim(row: Values, owner: string, body: Values): Values | Refusal {
    if (!hasOnly(body, "words") || !fits(body["words"])) return [400, "invalid"];
    if (row["status"] !== "landed") return [409, "ticket_not_landed"];
    const landed = this.find("manifests", row["manifestId"])?.["arrivedAt"];
    if (Date.now() - Date.parse(String(landed)) > week) return [409, "claim_too_late"];
    if (this.rows.claims.some((one) => one["ticketId"] === row["id"])) return [409, "claim_exists"];
    return this.add("claims", { ticketId: row["id"], words: body["words"], status: "open", owner });
  }

  decideClaim(row: Values, body: Values): Values | Refusal {
    const { decision } = body;
    if (!hasOnly(body, "decision") || !["granted", "rejected"].includes(String(decision)))
      return [400, "invalid"];
    if (row["status"] !== "open" && !this.bugs.includes("claims are decided again"))
      return [409, "claim_decided"];
    return Object.assign(row, { status: decision });
  }
}

const routes: readonly (readonly [pattern: RegExp, ...methods: readonly string[]])[] = [
  [/^\/(sailings|manifests)$/, "POST"],
  [/^\/(sailings|tickets|manifests)\/[^/]+$/, "GET"],
  [/^\/(sailings\/[^/]+\/close|tickets\/[^/]+\/claims)$/, "POST"],
  [/^\/(manifests\/[^/]+\/arrival|claims\/[^/]+\/decision)$/, "POST"],
  [/^\/tickets$/, "GET", "POST"],
  [/^\/claims$/, "GET"],
];

const isForCrew = ({ method, path }: MockRequest): boolean =>
  /^\/manifests|\/(close|decision)$/.test(path) || (method === "POST" && path === "/sailings");

function act(ferry: Ferry, request: MockRequest, user: string, body: Values): Values | Refusal {
  const [kind = "", given, inner] = request.path.slice(1).split("/");
  const isCrew = user === "clara";
  if (given === undefined) {
    if (kind === "sailings") return ferry.createSailing(body);
    if (kind === "manifests") return ferry.createManifest(body);
    return ferry.bookTicket(user, body);
  }
  if (!/^\d+$/.test(given)) return [404, "unknown"];
  const row = ferry.find(kind as keyof Ferry["rows"], Number(given));
  const isOpen = isCrew || (inner === "claims" && ferry.bugs.includes("claims about tickets of others"));
  const isHidden = row?.["owner"] !== undefined && row["owner"] !== user && !isOpen;
  if (!row || isHidden) return [404, "unknown"];
  if (inner === "close") return ferry.closeSailing(row);
  if (inner === "arrival") return ferry.noteArrival(row, body);
  if (inner === "claims") return ferry.createClaim(row, user, body);
  return inner === "decision" ? ferry.decideClaim(row, body) : row;
}

const shown = ({ owner: _owner, ...values }: Values): Values => values;
const refuse = ([status, code]: Refusal): MockResponse => ({ status, body: { code } });

function listed(ferry: Ferry, { path, query }: MockRequest, user: string): MockResponse {
  const status = query.get("status");
  if (path === "/tickets" && status !== null && !["booked", "boarded", "landed"].includes(status))
    return refuse([400, "invalid"]);
  const own = ferry.rows[path === "/tickets" ? "tickets" : "claims"].filter(
    (row) => user === "clara" || row["owner"] === user,
  );
  const items = own.filter((row) => path === "/claims" || status === null || row["status"] === status);
  return { status: 200, body: { items: items.map(shown) } };
}

/** Handles requests of the contract above; `onSuccess` gets method and path of each success, with its ids as `*`. */
export function ferryServer(bugs: readonly FerryBug[], onSuccess: (call: string) => void = () => {}) {
  const ferry = new Ferry(bugs);
  return (request: MockRequest): MockResponse => {
    const { method, path, headers } = request;
    const [, user] = /^Bearer token-of-(ann|ben|clara)$/.exec(headers.authorization ?? "") ?? [];
    const route = routes.find(([pattern]) => pattern.test(path));
    if (!route) return refuse([404, "unknown"]);
    const [, ...methods] = route;
    if (!methods.includes(method))
      return { ...refuse([405, "method"]), headers: { allow: methods.join(", ") } };
    if (user === undefined) return { ...refuse([401, "unknown"]), headers: { "www-authenticate": "Bearer" } };
    if (isForCrew(request) && user !== "clara") return refuse([403, "crew"]);
    if (method === "GET" && /^\/(tickets|claims)$/.test(path)) return listed(ferry, request, user);
    const hasBody = method === "POST" && !path.endsWith("/close");
    if (hasBody && !/^application\/json\b/.test(headers["content-type"] ?? ""))
      return refuse([415, "media type"]);
    const body = hasBody ? readObject(request.text) : {};
    if (!body) return refuse([400, "invalid"]);
    const done = act(ferry, request, user, body);
    if (Array.isArray(done)) return refuse([Number(done[0]), String(done[1])]);
    onSuccess(`${method} ${path.replace(/\d+/g, "*")}`);
    const isCreation = method === "POST" && /^\/(\w+|tickets\/\d+\/claims)$/.test(path);
    return { status: isCreation ? 201 : 200, body: shown({ ...done }) };
  };
}
