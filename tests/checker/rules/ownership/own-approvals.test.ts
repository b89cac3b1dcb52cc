import { expect, test } from "vitest";
import { isRefusedToCreator } from "../../../../scripts/contract-check/rules/ownership/own-approvals";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

test.each([
  ["No manager approves an offer that he or she made (403 `own_offer`).", true],
  ["Nobody approves an expense of their own (403).", true],
  ["It cannot be approved by whoever requested it (409).", true],
  ["Approves it. An approved one is not approved again (409).", false],
  ["Users approve their own requests; 409 when it is closed.", false],
  ["Nobody approves their own request unless they are the only manager (403).", false],
])("a text keeps an action from whoever created the instance: %s", (text, isRefused) => {
  expect(isRefusedToCreator(text)).toBe(isRefused);
});

const text = { type: "string" };
const expense = object({ id: text, title: text, by: text, status: { ...text, enum: ["open", "approved"] } });
const refusals = Object.fromEntries([400, 404, 409, 415].map((code) => [code, { description: "Refused." }]));
const answer = (status: number) => ({
  [status]: { description: "It.", content: json(expense) },
  ...refusals,
});
const parameters = [{ name: "expenseId", in: "path", required: true, schema: text }];
const contract = {
  openapi: "3.1.0",
  info: { title: "Expenses", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/expenses": {
      post: {
        operationId: "createExpense",
        requestBody: { required: true, content: json(object({ title: { ...text, minLength: 1 } })) },
        responses: answer(201),
      },
    },
    "/expenses/{expenseId}": { parameters, get: { operationId: "getExpense", responses: answer(200) } },
    "/expenses/{expenseId}/approve": {
      parameters,
      post: {
        operationId: "approveExpense",
        description:
          "Managers only. Nobody approves an expense that they made (403). An approved one is not approved again (409).",
        responses: { ...answer(200), 403: { description: "Refused." } },
      },
    },
  },
};

async function findingsOf(isCareless: boolean): Promise<string[]> {
  const rows = new Map<string, Values>();
  const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });
  const create = (user: string, body: Values | undefined): MockResponse => {
    const { title, ...others } = body ?? {};
    if (typeof title !== "string" || title === "" || Object.keys(others).length > 0) return refuse(400);
    const made = { id: `expense-${rows.size}`, title, by: user, status: "open" };
    rows.set(made.id, made);
    return { status: 201, body: made };
  };
  const approve = (user: string, row: Values): MockResponse => {
    if (user !== "mo" || (row["by"] === user && !isCareless)) return refuse(403);
    if (row["status"] !== "open") return refuse(409);
    return { status: 200, body: Object.assign(row, { status: "approved" }) };
  };
  const server = await serve(({ method, path, headers, text: sent }: MockRequest): MockResponse => {
    const user = /^Bearer token-of-(ann|bob|mo)$/.exec(headers.authorization ?? "")?.[1];
    if (!user) return { status: 401, body: { code: "unauthorized" } };
    const [, own, action] = path.slice(1).split("/");
    if (method !== (own === undefined || action ? "POST" : "GET")) return refuse(405);
    const isJson = /^application\/json\b/.test(headers["content-type"] ?? "");
    if (own === undefined) return isJson ? create(user, readObject(sent)) : refuse(415);
    const row = rows.get(own);
    if (!row) return refuse(404);
    return action ? approve(user, row) : { status: 200, body: row };
  });
  const users =
    "users:\n  ann: { role: clerk, schemes: { bearer: token-of-ann } }\n  bob: { role: clerk, schemes: { bearer: token-of-bob } }\n  mo: { role: manager, schemes: { bearer: token-of-mo } }\n";
  const { findings } = await runOf(contract, users, server.url, "full").run();
  await server.close();
  return findings.map(({ operation, rule, cause }) => `${operation.id} ${rule} ${cause}`);
}

test("a manager who approves what they created themselves has a finding, others have none", async () => {
  expect(await findingsOf(false)).toEqual([]);
  expect(await findingsOf(true)).toEqual(["approveExpense ownership own"]);
});
