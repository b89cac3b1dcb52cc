import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const whole = { type: "integer", minimum: 1, maximum: 5000 };
const list = (item: object) => ({
  description: "All.",
  content: json(object({ items: { type: "array", items: item } })),
});
const refusals = Object.fromEntries(
  [401, 403, 404, 409, 422].map((code) => [code, { description: "Refused" }]),
);
const answers = (status: number, schema: object) => ({
  responses: { [status]: { description: "It.", content: json(schema) }, ...refusals },
});
const post = (operationId: string, description: string, status: number, schema: object, body?: object) => ({
  operationId,
  description,
  ...(body && { requestBody: { required: true, content: json(body) } }),
  ...answers(status, schema),
});
const inPath = [{ name: "jobId", in: "path", required: true, schema: text }];

const desk = object({ id: text, status: { ...text, enum: ["free", "taken"] } });
const item = object({ id: text });
const job = object({
  id: text,
  deskId: text,
  status: { ...text, enum: ["open", "closed"] },
  outstandingCents: { type: "integer" },
});
const line = object({ id: text, jobId: text, itemId: text });
const payment = object({ id: text, jobId: text, amountCents: whole });

/** Clerks do jobs at desks, and have to close them themselves. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Jobs", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/desks": { get: { operationId: "listDesks", responses: { 200: list(desk) } } },
    "/items": { get: { operationId: "listItems", responses: { 200: list(item) } } },
    "/jobs": {
      post: post(
        "createJob",
        "The desk is `taken` from then on. A desk has one open job at a time (409 `desk_has_job`).",
        201,
        job,
        object({ deskId: text }),
      ),
    },
    "/jobs/{jobId}": { parameters: inPath, get: { operationId: "getJob", ...answers(200, job) } },
    "/jobs/{jobId}/lines": {
      parameters: inPath,
      get: { operationId: "listLines", responses: { 200: list(line), ...refusals } },
      post: post(
        "addLine",
        "To an open job. 409 `item_already_on` when another line has the same item.",
        201,
        line,
        object({ itemId: text }),
      ),
    },
    "/jobs/{jobId}/close": {
      parameters: inPath,
      post: post(
        "closeJob",
        "Closes an open job (409 otherwise); one without any line is refused with 409 `job_empty`. The desk is `free` again. Another clerk gets 403.",
        200,
        job,
      ),
    },
    "/jobs/{jobId}/payments": {
      parameters: inPath,
      post: post(
        "payJob",
        "One cannot pay more than is outstanding: 409 `overpayment`.",
        201,
        payment,
        object({ amountCents: whole }),
      ),
    },
  },
};

/** A server that keeps to its contract, or breaks every sentence of it that is about more than one request. */
function jobServer(isRight: boolean) {
  const desks = new Map(Array.from({ length: 120 }, (_, index) => [`desk-${index}`, "free"]));
  const items = ["item-a", "item-b"];
  const jobs = new Map<string, { id: string; deskId: string; status: string; owner: string; rest: number }>();
  const lines: Values[] = [];
  const send = (status: number, body: unknown): MockResponse => ({ status, body });
  const refuse = (status: number, code: string): MockResponse => send(status, { code });
  const shown = (id: string): MockResponse["body"] => {
    const found = jobs.get(id);
    return found && { id, deskId: found.deskId, status: found.status, outstandingCents: found.rest };
  };
  const create = (owner: string, deskId: string): MockResponse => {
    if (!desks.has(deskId)) return refuse(422, "unknown_desk");
    const isBlocking = ({ status }: { status: string }): boolean => status === "open" || !isRight;
    if ([...jobs.values()].some((one) => one.deskId === deskId && isBlocking(one)))
      return refuse(409, "desk_has_job");
    const id = `job-${jobs.size + 1}`;
    jobs.set(id, { id, deskId, status: "open", owner, rest: 1000 });
    if (isRight) desks.set(deskId, "taken");
    return send(201, shown(id));
  };
  const act = (user: string, id: string, action: string, sent: Values): MockResponse => {
    const found = jobs.get(id);
    if (!found) return refuse(404, "not_found");
    const own = lines.filter((one) => one["jobId"] === id);
    if (action === "payments") {
      const amount = Number(sent["amountCents"]);
      if (!(Number.isInteger(amount) && amount >= 1 && amount <= 5000)) return refuse(422, "invalid");
      if (isRight && amount > found.rest) return refuse(409, "overpayment");
      found.rest -= amount;
      return send(201, { id: `payment-${amount}`, jobId: id, amountCents: amount });
    }
    if (action === "close" && isRight && found.owner !== user) return refuse(403, "forbidden");
    if (found.status !== "open") return refuse(409, "not_open");
    if (action === "close") {
      if (own.length === 0 && isRight) return refuse(409, "job_empty");
      found.status = "closed";
      if (isRight) desks.set(found.deskId, "free");
      return send(200, shown(id));
    }
    const itemId = String(sent["itemId"]);
    if (!items.includes(itemId)) return refuse(422, "unknown_item");
    if (isRight && own.some((one) => one["itemId"] === itemId)) return refuse(409, "item_already_on");
    const made = { id: `line-${lines.length}`, jobId: id, itemId };
    lines.push(made);
    return send(201, made);
  };
  return ({ method, path, text: body, headers }: MockRequest): MockResponse => {
    const user = /^Bearer (ann|bea)$/.exec(String(headers.authorization))?.[1];
    if (!user) return refuse(401, "unauthenticated");
    const [, kind = "", id = "", action = ""] = path.split("/");
    if (kind === "desks")
      return send(200, { items: [...desks].map(([key, status]) => ({ id: key, status })) });
    if (kind === "items") return send(200, { items: items.map((key) => ({ id: key })) });
    const sent = readObject(body) ?? {};
    if (id === "") return method === "POST" ? create(user, String(sent["deskId"])) : refuse(405, "method");
    if (method === "POST") return act(user, id, action, sent);
    if (!jobs.has(id)) return refuse(404, "not_found");
    return send(200, action === "" ? shown(id) : { items: lines.filter((one) => one["jobId"] === id) });
  };
}

const users = `users:
  ann: { role: clerk, schemes: { bearer: ann } }
  bea: { role: clerk, schemes: { bearer: bea } }
`;
const wanted = [
  "another clerk",
  "more than is left",
  "named twice",
  "released closed",
  "state of desk",
  "without line",
];

test.each([
  [true, []],
  [false, wanted],
])("sentences about more than one request are judged; a right server: %s", async (isRight, causes) => {
  const server = await serve(jobServer(isRight));
  const { findings } = await runOf(contract, users, server.url).run();
  await server.close();
  const found = new Set(findings.map(({ cause }) => cause).filter((cause) => wanted.includes(cause)));
  expect([...found].sort()).toEqual(causes);
});
