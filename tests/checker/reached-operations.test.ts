import { expect, test } from "vitest";
import type { Run } from "../../scripts/contract-check/run/run";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const time = { type: "string", format: "date-time" };
const answer = (status: number, schema: object) => ({
  [status]: { description: "It.", content: json(schema) },
});
const refusals = Object.fromEntries([403, 404, 409, 422].map((code) => [code, { description: "Refused" }]));
const id = (name: string) => ({ name, in: "path", required: true, schema: text });

const fair = object({ id: text, startsAt: time, endsAt: time });
const talk = object({ id: text, fairId: text, startsAt: time, endsAt: time });
const stand = object({ id: text, ownerId: text });
const repair = object({
  id: text,
  standId: text,
  status: { ...text, enum: ["draft", "quoted", "approved", "declined", "finished"] },
});
const fairBody = object({ startsAt: time, endsAt: time });
const begin = { startsAt: "2032-03-01T08:00:00Z", endsAt: "2032-03-03T18:00:00Z" };
const talkBody = object({ ...fairBody.properties, promoCode: text }, ["startsAt", "endsAt"]);
const decision = object({ decision: { ...text, enum: ["decline", "approve"] } });

const post = (
  operationId: string,
  description: string,
  status: number,
  schema: object,
  body?: object,
  example?: object,
) => ({
  operationId,
  description,
  ...(body && { requestBody: { required: true, content: json(body, example) } }),
  responses: { ...answer(status, schema), ...refusals },
});
const read = (operationId: string, schema: object) => ({
  operationId,
  responses: { ...answer(200, schema), ...refusals },
});

const contract = {
  openapi: "3.1.0",
  info: { title: "Fair", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/fairs": { post: post("createFair", "Ends later than it begins.", 201, fair, fairBody, begin) },
    "/fairs/{fairId}": { parameters: [id("fairId")], get: read("getFair", fair) },
    "/fairs/{fairId}/talks": {
      parameters: [id("fairId")],
      post: post(
        "createTalk",
        "A talk lies within the fair (422). A code that nobody knows is 409 `promo_code_unusable`.",
        201,
        talk,
        talkBody,
        {
          startsAt: "2031-01-01T09:00:00Z",
          endsAt: "2031-01-01T10:00:00Z",
          promoCode: "WELCOME",
        },
      ),
    },
    "/owners": { post: post("createOwner", "For staff.", 201, object({ id: text }), object({ name: text })) },
    "/stands": {
      post: post(
        "createStand",
        "One owner has at most two stands (409 `stand_limit_reached`). Naming another owner is 403.",
        201,
        stand,
        object({ ownerId: text, name: text }, ["name"]),
        {
          ownerId: "o-1",
          name: "Corner",
        },
      ),
    },
    "/stands/{standId}": { parameters: [id("standId")], get: read("getStand", stand) },
    "/repairs": {
      post: post(
        "createRepair",
        "A stand has one repair at a time (409 `stand_has_repair`).",
        201,
        repair,
        object({ standId: text }),
      ),
    },
    "/repairs/{repairId}": { parameters: [id("repairId")], get: read("getRepair", repair) },
    "/repairs/{repairId}/lines": {
      parameters: [id("repairId")],
      post: post("addLine", "Adds a line to a draft.", 201, repair, object({ work: text })),
    },
    "/repairs/{repairId}/quote": {
      parameters: [id("repairId")],
      post: post("quoteRepair", "409 without lines.", 200, repair),
    },
    "/repairs/{repairId}/decision": {
      parameters: [id("repairId")],
      post: post("decideRepair", "409 unless quoted.", 200, repair, decision),
    },
    "/repairs/{repairId}/finish": {
      parameters: [id("repairId")],
      post: post("finishRepair", "409 unless approved.", 200, repair),
    },
  },
};

/** A server on which most items need something before them. */
function fairServer(wanted: readonly string[], onAll: () => void) {
  const items = new Map<string, Values>();
  const succeeded = new Set<string>();
  const note = (name: string): void => {
    succeeded.add(name);
    if (wanted.every((one) => succeeded.has(one))) onAll();
  };
  const send = (status: number, body: unknown): MockResponse => ({ status, body });
  const refuse = (status: number, code: string): MockResponse => send(status, { code });
  const create = (kind: string, values: Values): MockResponse => {
    const made = { id: `${kind}-${items.size}`, ...values };
    items.set(made.id, made);
    note(kind);
    return send(201, made);
  };
  const all = (name: string, value: unknown): Values[] =>
    [...items.values()].filter((one) => one[name] === value);
  const move = (item: Values, from: string, to: string): MockResponse => {
    if (item["status"] !== from) return refuse(409, "wrong_state");
    item["status"] = to;
    note(to);
    return send(200, shown(item));
  };
  const shown = ({ lines: _, ...rest }: Values): Values => rest;
  const createTalk = (parent: Values, sent: Values): MockResponse => {
    if (
      String(sent["startsAt"]) < String(parent["startsAt"]) ||
      String(sent["endsAt"]) > String(parent["endsAt"])
    )
      return refuse(422, "outside_fair");
    const { promoCode, ...rest } = sent;
    return promoCode === undefined
      ? create("talk", { fairId: parent["id"], ...rest })
      : refuse(409, "promo_code_unusable");
  };
  const createStand = (isStaff: boolean, { ownerId }: Values): MockResponse => {
    if (isStaff && !items.has(String(ownerId))) return refuse(422, "unknown_owner");
    if (!isStaff && ownerId !== undefined) return refuse(403, "forbidden");
    const owner = ownerId ?? "ann";
    return all("ownerId", owner).length < 2
      ? create("stand", { ownerId: owner })
      : refuse(409, "stand_limit_reached");
  };
  const createRepair = ({ standId }: Values): MockResponse => {
    if (!items.has(String(standId))) return refuse(422, "unknown_stand");
    return all("standId", standId).length === 0
      ? create("repair", { standId, status: "draft" })
      : refuse(409, "stand_has_repair");
  };
  const change = (item: Values, action: string, sent: Values): MockResponse => {
    if (action === "talks") return createTalk(item, sent);
    if (action === "lines" && item["status"] === "draft") item["lines"] = true;
    if (action === "lines")
      return item["status"] === "draft" ? send(201, shown(item)) : refuse(409, "wrong_state");
    if (action === "quote") return item["lines"] ? move(item, "draft", "quoted") : refuse(409, "no_lines");
    if (action === "decision")
      return move(item, "quoted", sent["decision"] === "approve" ? "approved" : "declined");
    return move(item, "approved", "finished");
  };
  const handle = ({ method, path, text: body, headers }: MockRequest): MockResponse => {
    const user = /^Bearer (ann|bea|sue)$/.exec(String(headers.authorization))?.[1];
    if (!user) return refuse(401, "unauthenticated");
    const [, kind = "", key = "", action = ""] = path.split("/");
    const item = items.get(key);
    const sent = readObject(body) ?? {};
    if (key !== "" && !item) return refuse(404, "not_found");
    if (item && action === "") return method === "GET" ? send(200, shown(item)) : refuse(405, "method");
    if (method !== "POST") return refuse(405, "method");
    if (item) return change(item, action, sent);
    if (kind === "fairs")
      return String(sent["endsAt"]) > String(sent["startsAt"]) ? create("fair", sent) : refuse(422, "order");
    if (kind === "owners") return user === "sue" ? create("owner", {}) : refuse(403, "forbidden");
    return kind === "stands" ? createStand(user === "sue", sent) : createRepair(sent);
  };
  return { handle, succeeded };
}

const users = `users:
  ann: { schemes: { bearer: ann } }
  bea: { schemes: { bearer: bea } }
  sue: { role: staff, schemes: { bearer: sue } }
`;

test("what needs a period, a place in a quota, a line or a decision before it is reached", async () => {
  const wanted = ["approved", "declined", "fair", "finished", "owner", "quoted", "repair", "stand", "talk"];
  const { handle, succeeded } = fairServer(wanted, () => run.stop("Everything is reached."));
  const server = await serve(handle);
  const run: Run = runOf(contract, users, server.url);
  await run.run();
  await server.close();
  expect([...succeeded].sort()).toEqual(wanted);
});
