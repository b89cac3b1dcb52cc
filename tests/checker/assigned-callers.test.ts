import { expect, test } from "vitest";
import { roleOfInstance } from "../../scripts/contract-check/engine/assigned-callers";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const mechanics = ["mec_1", "mec_2"] as const;
const job = object({
  id: { type: "string", pattern: "^job_[0-9]+$" },
  title: { type: "string" },
  mechanicId: { type: "string", enum: mechanics },
  isDone: { type: "boolean" },
});
const shown = (status: number) => ({
  [status]: { description: "The job.", content: json(job) },
  400: { description: "Not valid." },
  403: { description: "Not for this caller." },
  404: { description: "There is none." },
});
const at = [
  { name: "jobId", in: "path", required: true, schema: { type: "string", pattern: "^job_[0-9]+$" } },
];
const draft = object({ title: { type: "string", minLength: 1, maxLength: 9 } });
const contract = {
  openapi: "3.1.0",
  info: { title: "Workshop", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/jobs": {
      post: {
        operationId: "createJob",
        requestBody: { required: true, content: json(draft) },
        responses: shown(201),
      },
    },
    "/jobs/{jobId}": { parameters: at, get: { operationId: "getJob", responses: shown(200) } },
    "/jobs/{jobId}/finish": {
      parameters: at,
      post: {
        operationId: "finishJob",
        description: "Mechanics only, and only the mechanic of the job (403 for another mechanic).",
        responses: shown(200),
      },
    },
  },
};

/** Jobs that the mechanics get in turn and each finishes alone, of whom no answer says which user it is. */
function workshop() {
  const jobs = new Map<string, { id: string; title: string; mechanicId: string; isDone: boolean }>();
  const finished = new Set<string>();
  const create = (sent: string): MockResponse => {
    const { title, ...rest } = readObject(sent) ?? {};
    const isTitle = typeof title === "string" && /^.{1,9}$/su.test(title);
    const mechanic = mechanics[jobs.size % mechanics.length] ?? "mec_1";
    if (!isTitle || Object.keys(rest).length > 0) return { status: 400 };
    const created = { id: `job_${jobs.size + 1}`, title, mechanicId: mechanic, isDone: false };
    jobs.set(created.id, created);
    return { status: 201, body: created };
  };
  const handle = ({ method, path, headers, text }: MockRequest): MockResponse => {
    const user = /^Bearer (clerk|mec_\d)$/.exec(headers["authorization"] ?? "")?.[1];
    if (user === undefined) return { status: 401 };
    const [, , id = "", action] = path.split("/");
    if (id === "") return method === "POST" ? create(text) : { status: 405, headers: { allow: "POST" } };
    const wanted = action === undefined ? "GET" : "POST";
    if (method !== wanted) return { status: 405, headers: { allow: wanted } };
    if (action !== undefined && user === "clerk") return { status: 403 };
    const found = jobs.get(id);
    if (!found) return { status: 404 };
    if (action === undefined) return { status: 200, body: found };
    if (found.mechanicId !== user) return { status: 403 };
    found.isDone = true;
    finished.add(found.mechanicId);
    return { status: 200, body: found };
  };
  return { handle, finished };
}

test("an action for the person that an instance names is called by whichever user of the role that is", async () => {
  const { handle, finished } = workshop();
  const server = await serve(handle);
  const userOf = (name: string, role: string) =>
    `  ${name}: { role: ${role}, schemes: { bearer: ${name} } }\n`;
  const users = [userOf("clerk", "clerk"), ...mechanics.map((one) => userOf(one, "mechanic"))];
  const { findings } = await runOf(contract, `users:\n${users.join("")}`, server.url, "full").run();
  await server.close();
  expect([...finished].sort()).toEqual([...mechanics]);
  expect(findings.filter(({ operation }) => operation.id === "finishJob")).toEqual([]);
});

test.each([
  ["Vets only, and only the vet of the appointment (403 for another vet).", "vet"],
  ["By the clinic's dentist or a manager.", ""],
  ["Only the name of the shop can be changed.", "name"],
])("a text names the role of an instance's person: %s", (text, role) => {
  expect(roleOfInstance(text)).toBe(role);
});
