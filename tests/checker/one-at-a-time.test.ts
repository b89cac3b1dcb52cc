import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const mechanics = ["mec_1", "mec_2"] as const;
const client = object({ id: { type: "string", pattern: "^cli_[0-9]+$" }, name: { type: "string" } });
const job = object({
  id: { type: "string", pattern: "^job_[0-9]+$" },
  clientId: { type: "string", pattern: "^cli_[0-9]+$" },
  mechanicId: { type: "string", enum: mechanics },
  status: { type: "string", enum: ["planned", "running", "done", "cancelled"] },
});
const part = object({
  id: { type: "string", pattern: "^par_[0-9]+$" },
  name: { type: "string" },
  price: { type: "integer" },
});
const parts = object({
  items: { type: "array", items: part },
  total: { type: "integer", description: "The sum of the prices of the parts." },
});
const named = object({ name: { type: "string", minLength: 1, maxLength: 40 } });
const refusals = {
  400: { description: "Not valid." },
  401: { description: "Nobody is logged in." },
  403: { description: "Not for this caller." },
  404: { description: "There is none." },
  409: { description: "The state does not allow it." },
};
const answer = (status: number, schema: object) => ({
  responses: { [status]: { description: "Done.", content: json(schema) }, ...refusals },
});
const at = (name: string, prefix: string) => [
  { name, in: "path", required: true, schema: { type: "string", pattern: `^${prefix}_[0-9]+$` } },
];
const own = "Mechanics only, and only the mechanic of the job (403 for another mechanic).";
const contract = {
  openapi: "3.1.0",
  info: { title: "Workshop", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/clients": {
      post: {
        operationId: "createClient",
        requestBody: { required: true, content: json(named) },
        ...answer(201, client),
      },
    },
    "/clients/{clientId}": {
      parameters: at("clientId", "cli"),
      get: { operationId: "getClient", ...answer(200, client) },
      delete: {
        operationId: "deleteClient",
        responses: { 204: { description: "It is gone." }, ...refusals },
      },
    },
    "/jobs": {
      post: {
        operationId: "createJob",
        description: "An unknown or deleted client is answered 409.",
        requestBody: {
          required: true,
          content: json(object({ clientId: { type: "string", pattern: "^cli_[0-9]+$" } })),
        },
        ...answer(201, job),
      },
    },
    "/jobs/{jobId}": {
      parameters: at("jobId", "job"),
      get: { operationId: "getJob", ...answer(200, job) },
    },
    "/jobs/{jobId}/start": {
      parameters: at("jobId", "job"),
      post: {
        operationId: "startJob",
        description: `${own} It must be planned (409). A mechanic can have only one job running at a time (409).`,
        ...answer(200, job),
      },
    },
    "/jobs/{jobId}/finish": {
      parameters: at("jobId", "job"),
      post: {
        operationId: "finishJob",
        description: `${own} The job must be running and have at least one part (409 otherwise).`,
        ...answer(200, job),
      },
    },
    "/jobs/{jobId}/cancel": {
      parameters: at("jobId", "job"),
      post: {
        operationId: "cancelJob",
        description: `${own} A job that is planned or running can be cancelled as long as nothing has been added to it (409 otherwise).`,
        ...answer(200, job),
      },
    },
    "/jobs/{jobId}/parts": {
      parameters: at("jobId", "job"),
      get: {
        operationId: "listParts",
        description: "In the order in which they were added.",
        ...answer(200, parts),
      },
      post: {
        operationId: "addPart",
        description: `${own} The job must be running (409).`,
        requestBody: { required: true, content: json(named) },
        ...answer(201, part),
      },
    },
  },
};

interface Job {
  id: string;
  clientId: string;
  mechanicId: string;
  status: "planned" | "running" | "done" | "cancelled";
}

type Mistake =
  | "none"
  | "cancelled with parts"
  | "deleted client"
  | "any mechanic"
  | "last part first"
  | "first price alone";

/** A workshop in which a mechanic has one job running at a time, with one mistake or none. */
class Workshop {
  private readonly clients = new Map<string, string>();
  private readonly jobs = new Map<string, Job>();
  private readonly parts = new Map<string, { id: string; name: string; price: number }[]>();
  private readonly mistake: Mistake;
  private gone = 0;
  private made = 0;

  constructor(mistake: Mistake) {
    this.mistake = mistake;
  }

  /** How many jobs came to have parts. */
  get jobsWithParts(): number {
    return this.parts.size;
  }

  readonly handle = ({ method, path, headers, text }: MockRequest): MockResponse => {
    const user = /^Bearer (clerk|mec_\d)$/.exec(headers["authorization"] ?? "")?.[1];
    if (user === undefined) return { status: 401 };
    const [, collection = "", id = "", action = ""] = path.split("/");
    const methods: Readonly<Record<string, string>> = {
      "clients/": "POST",
      "clients/id": "GET, DELETE",
      "jobs/": "POST",
      "jobs/id": "GET",
    };
    const allow =
      action === "parts"
        ? "GET, POST"
        : action === ""
          ? (methods[`${collection}/${id === "" ? "" : "id"}`] ?? "")
          : "POST";
    if (!allow.split(", ").includes(method)) return { status: 405, headers: { allow } };
    if (text !== "" && headers["content-type"] !== "application/json") return { status: 400 };
    if (collection === "clients") return this.ofClients(method, id, text);
    return id === "" ? this.createJob(text) : this.ofJob({ user, method, id, action, text });
  };

  private ofClients(method: string, id: string, text: string): MockResponse {
    if (id === "") {
      const name = nameIn(text);
      if (name === undefined) return { status: 400 };
      const created = { id: `cli_${this.clients.size + this.gone + 1}`, name };
      this.clients.set(created.id, name);
      return { status: 201, body: created };
    }
    const name = this.clients.get(id);
    if (name === undefined) return { status: 404 };
    if (method === "GET") return { status: 200, body: { id, name } };
    this.gone += 1;
    this.clients.delete(id);
    return { status: 204 };
  }

  private createJob(text: string): MockResponse {
    const { clientId, ...rest } = readObject(text) ?? {};
    const isId = typeof clientId === "string" && /^cli_[0-9]+$/.test(clientId);
    if (!isId || Object.keys(rest).length > 0) return { status: 400 };
    const wasThere = Number(clientId.slice(4)) <= this.clients.size + this.gone;
    if (!this.clients.has(clientId) && !(this.mistake === "deleted client" && wasThere))
      return { status: 409 };
    const mechanicId = mechanics[this.jobs.size % 2] ?? "mec_1";
    const created: Job = { id: `job_${this.jobs.size + 1}`, clientId, mechanicId, status: "planned" };
    this.jobs.set(created.id, created);
    return { status: 201, body: { ...created } };
  }

  private ofJob(call: {
    user: string;
    method: string;
    id: string;
    action: string;
    text: string;
  }): MockResponse {
    const { user, method, id, action, text } = call;
    const job = this.jobs.get(id);
    const parts = this.parts.get(id) ?? [];
    if (method === "POST" && user === "clerk") return { status: 403 };
    if (!job) return { status: 404 };
    if (method === "GET") return action === "" ? { status: 200, body: { ...job } } : this.listed(parts);
    if (user !== job.mechanicId && this.mistake !== "any mechanic") return { status: 403 };
    if (action === "start") {
      const isBusy = [...this.jobs.values()].some(
        ({ mechanicId, status }) => mechanicId === job.mechanicId && status === "running",
      );
      return job.status === "planned" && !isBusy ? moved(job, "running") : { status: 409 };
    }
    if (action === "finish")
      return job.status === "running" && parts.length > 0 ? moved(job, "done") : { status: 409 };
    if (action === "cancel") {
      const isEmpty = parts.length === 0 || this.mistake === "cancelled with parts";
      return /planned|running/.test(job.status) && isEmpty ? moved(job, "cancelled") : { status: 409 };
    }
    const name = nameIn(text);
    if (name === undefined) return { status: 400 };
    if (job.status !== "running") return { status: 409 };
    this.made += 1;
    const created = { id: `par_${this.made}`, name, price: 100 + this.made };
    this.parts.set(id, [...parts, created]);
    return { status: 201, body: created };
  }

  private listed(parts: readonly { id: string; name: string; price: number }[]): MockResponse {
    const items = this.mistake === "last part first" ? parts.toReversed() : parts;
    const counted = this.mistake === "first price alone" ? parts.slice(0, 1) : parts;
    return { status: 200, body: { items, total: counted.reduce((sum, { price }) => sum + price, 0) } };
  }
}

function moved(job: Job, status: Job["status"]): MockResponse {
  job.status = status;
  return { status: 200, body: { ...job } };
}

function nameIn(text: string): string | undefined {
  const { name, ...rest } = readObject(text) ?? {};
  const isName = typeof name === "string" && name !== "" && [...name].length <= 40;
  return isName && Object.keys(rest).length === 0 ? name : undefined;
}

const userOf = (name: string, role: string) => `  ${name}: { role: ${role}, schemes: { bearer: ${name} } }\n`;
const users = `users:\n${[userOf("clerk", "clerk"), ...mechanics.map((one) => userOf(one, "mechanic"))].join("")}`;

async function findingsOf(mistake: Mistake) {
  const workshop = new Workshop(mistake);
  const server = await serve(workshop.handle);
  const { findings } = await runOf(contract, users, server.url, "full").run();
  await server.close();
  return { workshop, found: findings.map(({ rule, operation }) => `${rule} ${operation.id}`) };
}

test("what the run has under way is ended before the next begins, where one is allowed at a time", async () => {
  const { workshop, found } = await findingsOf("none");
  expect(found).toEqual([]);
  expect(workshop.jobsWithParts).toBeGreaterThan(3);
});

test.each([
  ["deleted client", ["conflict createJob"]],
  ["any mechanic", ["ownership startJob", "ownership addPart", "ownership cancelJob", "ownership finishJob"]],
  ["cancelled with parts", ["conflict cancelJob"]],
  ["last part first", ["sort listParts"]],
  ["first price alone", ["body listParts"]],
] as const)("a mistake behind that is found once: %s", async (mistake, wanted) => {
  expect((await findingsOf(mistake)).found.toSorted()).toEqual(wanted.toSorted());
});
