import { expect, test } from "vitest";
import type { Run } from "../../scripts/contract-check/run/run";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const refusals = Object.fromEntries([403, 404, 409, 422].map((code) => [code, { description: "Refused" }]));
const answer = (status: number, schema: object) => ({
  [status]: { description: "It.", content: json(schema) },
  ...refusals,
});
const id = (name: string) => ({ name, in: "path", required: true, schema: text });
const listOf = (items: object) => object({ items: { type: "array", items }, total: { type: "integer" } });

const club = object({ id: text, name: text });
const request = object({
  id: text,
  clubId: text,
  status: { ...text, enum: ["waiting", "offered", "accepted", "withdrawn"] },
});
const due = object({ id: text, clubId: text, year: { type: "integer" } });
const post = (operationId: string, description: string, schema: object, status = 200) => ({
  operationId,
  description,
  responses: answer(status, schema),
});

const contract = {
  openapi: "3.1.0",
  info: { title: "Clubs", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/clubs": { get: { operationId: "listClubs", responses: answer(200, listOf(club)) } },
    "/clubs/{clubId}/requests": {
      parameters: [id("clubId")],
      get: {
        operationId: "listRequests",
        description: "Members get their own, the board all.",
        responses: answer(200, listOf(request)),
      },
      post: {
        ...post(
          "createRequest",
          "Whoever has a request that is waiting must not hand in another one (`409 request_exists`).",
          request,
          201,
        ),
        requestBody: { required: true, content: json(object({ note: text }), { note: "Two children." }) },
      },
    },
    "/clubs/{clubId}/dues": {
      parameters: [id("clubId")],
      post: {
        ...post("createDue", "`due_exists` (409) when the due of that year exists already.", due, 201),
        requestBody: {
          required: true,
          content: json(object({ year: { type: "integer", minimum: 2020, maximum: 2040 } }), { year: 2026 }),
        },
      },
    },
    "/requests/{requestId}": {
      parameters: [id("requestId")],
      get: { operationId: "getRequest", responses: answer(200, request) },
    },
    "/requests/{requestId}/withdraw": {
      parameters: [id("requestId")],
      post: post("withdrawRequest", "409 `wrong_state` when it is closed.", request),
    },
    "/requests/{requestId}/offer": {
      parameters: [id("requestId")],
      post: post("offerPlace", "By the board. 409 unless it is the first that is waiting.", request),
    },
    "/requests/{requestId}/accept": {
      parameters: [id("requestId")],
      post: post("acceptPlace", "By whoever handed it in. 409 `wrong_state` unless offered.", request),
    },
  },
};

/** A server of two clubs, one of which is closed to the first user; somebody else waits in the other one. */
function clubServer(onAll: () => void) {
  const requests = new Map<string, Values>();
  const dues = new Map<string, Values>();
  const succeeded = new Set<string>();
  const send = (status: number, body: unknown): MockResponse => ({ status, body });
  const refuse = (status: number, code: string): MockResponse => send(status, { code });
  const note = (name: string): void => {
    succeeded.add(name);
    if (wanted.every((one) => succeeded.has(one))) onAll();
  };
  const add = (clubId: string, owner: string): Values => {
    const made = { id: `request-${requests.size}`, clubId, status: "waiting", owner };
    requests.set(made.id, made);
    return made;
  };
  add("one", "mo");
  const shown = ({ owner: _, ...rest }: Values): Values => rest;
  const move = (item: Values, from: readonly string[], to: string): MockResponse => {
    if (!from.includes(String(item["status"]))) return refuse(409, "wrong_state");
    item["status"] = to;
    note(to);
    return send(200, shown(item));
  };
  const act = (user: string, item: Values, action: string): MockResponse => {
    const isBoard = user === "sue";
    if (action === "offer") {
      if (!isBoard) return refuse(403, "forbidden");
      const first = [...requests.values()].find(({ status }) => status === "waiting");
      return first === item ? move(item, ["waiting"], "offered") : refuse(409, "not_first");
    }
    if (isBoard) return refuse(403, "forbidden");
    return action === "accept"
      ? move(item, ["offered"], "accepted")
      : move(item, ["waiting", "offered"], "withdrawn");
  };
  const createDue = (clubId: string, { year }: Values): MockResponse => {
    const key = `${clubId} ${String(year)}`;
    if (!Number.isInteger(year)) return refuse(422, "invalid");
    if (dues.has(key)) return refuse(409, "due_exists");
    const made = { id: `due-${dues.size}`, clubId, year };
    dues.set(key, made);
    if (dues.size > 1) note("second due");
    return send(201, made);
  };
  const inClub = (user: string, clubId: string, kind: string, { method, text: body }: MockRequest) => {
    if (clubId !== "one" && user !== "bea") return refuse(404, "not_found");
    const own = [...requests.values()].filter(({ owner }) => user === "sue" || owner === user);
    if (method === "GET") return send(200, { items: own.map(shown), total: own.length });
    const sent = readObject(body) ?? {};
    if (kind === "dues") return createDue(clubId, sent);
    if (user === "sue") return refuse(403, "forbidden");
    if (typeof sent["note"] !== "string") return refuse(422, "invalid");
    return own.some(({ status }) => status === "waiting" || status === "offered")
      ? refuse(409, "request_exists")
      : send(201, shown(add(clubId, user)));
  };
  const handle = (call: MockRequest): MockResponse => {
    const user = /^Bearer (ann|bea|sue)$/.exec(String(call.headers.authorization))?.[1];
    if (!user) return refuse(401, "unauthenticated");
    const [, kind = "", key = "", action = ""] = call.path.split("/");
    if (kind === "clubs" && key !== "") return inClub(user, key, action, call);
    if (kind === "clubs")
      return send(200, { items: ["one", "two"].map((one) => ({ id: one, name: one })), total: 2 });
    const item = requests.get(key);
    if (!item || (user !== "sue" && item["owner"] !== user)) return refuse(404, "not_found");
    return action === "" ? send(200, shown(item)) : act(user, item, action);
  };
  return { handle, succeeded };
}

const wanted = ["accepted", "offered", "second due", "withdrawn"];
const users = `users:
  ann: { role: member, schemes: { bearer: ann } }
  bea: { role: member, schemes: { bearer: bea } }
  sue: { role: board, schemes: { bearer: sue } }
`;

test("what allows one at a time, in the order of a list, below what is open to the user, is reached", async () => {
  const { handle, succeeded } = clubServer(() => run.stop("Everything is reached."));
  const server = await serve(handle);
  const run: Run = runOf(contract, users, server.url);
  await run.run();
  await server.close();
  expect([...succeeded].sort()).toEqual(wanted);
});
