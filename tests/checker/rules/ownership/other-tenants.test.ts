import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

const id = countedId;
const title = { type: "string", minLength: 2, maxLength: 40 };
const budget = object({ id, title });
const use = object({ budgetId: id, usedCents: { type: "integer", minimum: 0 } });
const answer = answersOf([400, 401, 403, 404, 409, 415]);
const travel = input(object({ title }), { title: "Travel" });
const ofBudget = inPath("budgetId");
const hidden = "One of another company is 404.";

const contract = {
  openapi: "3.1.0",
  info: { title: "Budgets", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/budgets": {
      post: {
        operationId: "createBudget",
        description:
          "Adds a budget to the own company. Its title must not be in use in the company (409); another company may use the same title. Roles: manager.",
        ...travel,
        ...answer(201, budget),
      },
    },
    "/budgets/{budgetId}": {
      ...ofBudget,
      get: {
        operationId: "getBudget",
        description: `${hidden} Roles: employee, manager.`,
        ...answer(200, budget),
      },
      patch: {
        operationId: "updateBudget",
        description: `${hidden} Roles: manager.`,
        ...travel,
        ...answer(200, budget),
      },
    },
    "/budgets/{budgetId}/usage": {
      ...ofBudget,
      get: {
        operationId: "getBudgetUsage",
        description: `What was used of it. ${hidden} Roles: manager.`,
        ...answer(200, use),
      },
    },
  },
};

const users = `users:
  ann: { role: employee, schemes: { bearer: token-of-ann } }
  ben: { role: employee, schemes: { bearer: token-of-ben } }
  clara: { role: manager, schemes: { bearer: token-of-clara } }
  carl: { role: manager, schemes: { bearer: token-of-carl } }
  dario: { role: manager, schemes: { bearer: token-of-dario } }`;
const companies: Values = { ann: 1, ben: 1, clara: 1, carl: 1, dario: 2 };

type Bug = "usage of all companies" | "changes of all companies" | "titles of all companies";

function budgets(bugs: readonly Bug[]): (request: MockRequest) => MockResponse {
  const rows: (Values & { company: unknown })[] = [];
  const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });
  const shown = ({ company: _company, ...row }: Values): Values => row;
  return ({ method, path, headers, text }) => {
    const [, user = ""] = /^Bearer token-of-([a-z]+)$/.exec(headers.authorization ?? "") ?? [];
    const [, given, inner] = /^\/budgets(?:\/([^/]+)(\/usage)?)?$/.exec(path) ?? [];
    if (!path.startsWith("/budgets") || (given === undefined && path !== "/budgets")) return refuse(404);
    const methods = given === undefined ? ["POST"] : inner ? ["GET"] : ["GET", "PATCH"];
    if (!methods.includes(method)) return { ...refuse(405), headers: { allow: methods.join(", ") } };
    const company = companies[user];
    if (company === undefined) return { ...refuse(401), headers: { "www-authenticate": "Bearer" } };
    const isManager = /^(clara|carl|dario)$/.test(user);
    if (!isManager && (method !== "GET" || inner)) return refuse(403);
    const isOpen = bugs.includes(inner ? "usage of all companies" : "changes of all companies");
    const row = rows.find((one) => String(one["id"]) === given);
    const isForeign = row?.company !== company && !(isOpen && (inner || method === "PATCH"));
    if (given !== undefined && (!row || isForeign)) return refuse(404);
    if (row && inner) return { status: 200, body: { budgetId: row["id"], usedCents: 0 } };
    if (row && method === "GET") return { status: 200, body: shown(row) };
    if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return refuse(415);
    const body = readObject(text) ?? {};
    const length = typeof body["title"] === "string" ? [...body["title"]].length : 0;
    if (length < 2 || length > 40 || Object.keys(body).length > 1) return refuse(400);
    const isAll = bugs.includes("titles of all companies");
    const others = rows.filter((one) => one !== row && (isAll || one.company === company));
    if (others.some((one) => one["title"] === body["title"])) return refuse(409);
    if (row) return { status: 200, body: shown(Object.assign(row, body)) };
    const created = { id: rows.length + 1, ...body, company };
    rows.push(created);
    return { status: 201, body: shown(created) };
  };
}

async function findingsOf(bugs: readonly Bug[]): Promise<string[]> {
  const server = await serve(budgets(bugs));
  const { findings } = await runOf(contract, users, server.url, "full").run();
  await server.close();
  return findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
}

test("a colleague of the same company may do what a user of the same role elsewhere may not", async () => {
  expect(await findingsOf([])).toEqual([]);
});

test.each([
  ["usage of all companies", "getBudgetUsage ownership"],
  ["changes of all companies", "updateBudget ownership"],
  ["titles of all companies", "createBudget conflict"],
] as const)("what is open to another company is found: %s", async (bug, wanted) => {
  expect(await findingsOf([bug])).toContain(wanted);
});
