import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const form = (prefix: string, type: unknown = "string") => ({ type, pattern: `^${prefix}_[0-9]{4}$` });
const job = object({ id: form("job"), month: text, statementId: form("stm", ["string", "null"]) });
const statement = object({ id: form("stm"), month: text });
const answers = (status: number, schema: object) => ({
  [status]: { description: "It.", content: json(schema) },
  404: { description: "There is none." },
  405: { description: "Not offered." },
});
const read = (operationId: string, name: string, prefix: string, schema: object) => ({
  parameters: [{ name, in: "path", required: true, schema: form(prefix) }],
  get: { operationId, responses: answers(200, schema) },
});
const month = { type: "string", minLength: 1, maxLength: 20 };

const contract = {
  openapi: "3.1.0",
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  info: { title: "Statements", version: "1" },
  paths: {
    "/statements": {
      post: {
        operationId: "requestStatement",
        description: "Made by a job, which takes less than two seconds.",
        requestBody: { required: true, content: json(object({ month }), { month: "2031-05" }) },
        responses: { ...answers(202, job), 400: { description: "Not valid." } },
      },
    },
    "/statements/{statementId}": read("getStatement", "statementId", "stm", statement),
    "/jobs/{jobId}": read("getJob", "jobId", "job", job),
  },
};

/** Statements that are there some calls after they were ordered, in the month that a text is changed to. */
function statementServer(change: (month: unknown) => unknown) {
  const jobs = new Map<string, { month: unknown; calls: number }>();
  const shown: unknown[] = [];
  const handle = ({ method, path, text: sent }: MockRequest): MockResponse => {
    const [, kind, id = ""] = path.split("/");
    const known = jobs.get(id.replace(/^\w+_/, ""));
    if (kind === "statements" && id === "" && method === "POST") {
      const { month: wanted, ...rest } = readObject(sent) ?? {};
      const isValid = typeof wanted === "string" && /^.{1,20}$/su.test(wanted);
      if (!isValid || Object.keys(rest).length > 0) return { status: 400 };
      const number = String(1000 + jobs.size);
      jobs.set(number, { month: wanted, calls: 0 });
      const body = { id: `job_${number}`, month: wanted, statementId: null };
      return { status: 202, headers: { location: `/jobs/job_${number}` }, body };
    }
    if (id === "" || method !== "GET") return { status: 405, headers: { allow: id === "" ? "POST" : "GET" } };
    if (!known || !id.startsWith(kind === "jobs" ? "job_" : "stm_")) return { status: 404 };
    if (kind === "statements") {
      shown.push(id);
      return { status: 200, body: { id, month: change(known.month) } };
    }
    known.calls += 1;
    const statementId = known.calls > 2 ? id.replace("job", "stm") : null;
    return { status: 200, body: { id, month: known.month, statementId } };
  };
  return { handle, shown };
}

test.each([
  ["as it was ordered", (value: unknown) => value, []],
  ["of another month", () => "1999-01", ["requestStatement /month"]],
])("what a job creates is read by the id that the job shows: %s", async (_, change, wrong) => {
  const { handle, shown } = statementServer(change);
  const server = await serve(handle);
  const { findings } = await runOf(
    contract,
    "users:\n  ann: { schemes: { bearer: ann } }\n",
    server.url,
    "full",
  ).run();
  await server.close();
  expect(shown).not.toEqual([]);
  const readBack = findings.filter(({ rule }) => rule === "read-back");
  expect(readBack.map(({ operation, pointer }) => `${operation.id} ${pointer}`)).toEqual(wrong);
});

test("what a job creates is read where only another than the first user may start and read jobs", async () => {
  const { handle, shown } = statementServer((value) => value);
  const server = await serve((request) =>
    request.headers["authorization"] === "Bearer boss" ? handle(request) : { status: 403 },
  );
  const users = ["clerk", "boss"].map(
    (name) => `  ${name}: { role: ${name}, schemes: { bearer: ${name} } }\n`,
  );
  const guarded = { ...contract, security: [{ bearer: [] }] };
  const run = runOf(guarded, `users:\n${users.join("")}`, server.url, "full");
  const { coverage, operations } = await run.run();
  await server.close();
  expect(shown).not.toEqual([]);
  const closed = operations.filter((one) => coverage.of(one).successes === 0);
  expect(closed.map(({ id }) => id)).toEqual([]);
});
