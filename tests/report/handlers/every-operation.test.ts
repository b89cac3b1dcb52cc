import { describe, expect, test } from "vitest";
import { sampleUserIds as ids } from "../../../mocks/business/data/users";
import { signInPersistent } from "../../../mocks/kernel/session";
import type { TestBackend } from "../../../mocks/node";
import { contractPath } from "../../../scripts/contracts/groups";
import { loadContract } from "../../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../../scripts/contracts/operations";
import { origin } from "../../support/begin";
import { projectRoot } from "../../support/project-copy";
import { beginReport } from "../begin";

interface Call {
  path: string;
  body?: unknown;
  /** Who is logged in; the wholesaler when absent, nobody when null. */
  as?: keyof typeof ids | null;
}

const weekly = "/zhjsrv/report/weekly/statics";
const successes: Readonly<Record<string, Call>> = {
  getWeeklyOverview: { path: `${weekly}/overview?week=2026-W47&lang=en-US` },
  listWeeklyProductSales: { path: `${weekly}/product/sale?week=2026-W46&page_size=5` },
  listWeeklyCustomerSales: { path: `${weekly}/company/sale?shop=302` },
  listWeeklyReceivables: { path: `${weekly}/company/rece?week=2026-W47` },
  listWeeklySalespersonSales: { path: `${weekly}/saler/sale` },
  listReportShops: { path: "/zhjsrv/shop/list/shops" },
  addWeeklyFeedback: { path: "/zhjsrv/user/weekly/feedback", body: { week: "2026-W46", score: 5 } },
  getReportToken: { path: "/zhjsrv/user/bykduid?kdUid=100027" },
};

const opinion = successes["addWeeklyFeedback"] ?? { path: "" };
const figures = {
  getWeeklyOverview: `${weekly}/overview`,
  listWeeklyProductSales: `${weekly}/product/sale`,
  listWeeklyCustomerSales: `${weekly}/company/sale`,
  listWeeklyReceivables: `${weekly}/company/rece`,
  listWeeklySalespersonSales: `${weekly}/saler/sale`,
};

/** For every documented refusal the calls that reach it, the last one being refused; and the field, where one is. */
const refusals: Readonly<Record<string, { calls: readonly Call[]; field?: string }>> = {
  ...Object.fromEntries(
    Object.entries(figures).flatMap(([operationId, path]) => [
      [`${operationId} 401`, { calls: [{ path, as: null }] }],
      [`${operationId} 404`, { calls: [{ path: `${path}?week=2026-W48` }] }],
      [`${operationId} 400`, { calls: [{ path: `${path}?week=2025-W53` }], field: "week" }],
    ]),
  ),
  "listReportShops 401": { calls: [{ path: "/zhjsrv/shop/list/shops", as: null }] },
  "addWeeklyFeedback 401": { calls: [{ ...opinion, as: null }] },
  "addWeeklyFeedback 404": { calls: [{ ...opinion, body: { week: "2027-W01", score: 4 } }] },
  "addWeeklyFeedback 429": { calls: [opinion, opinion, opinion, opinion, opinion, opinion] },
  "addWeeklyFeedback 400": { calls: [{ ...opinion, body: { week: "2026-W46", score: 6 } }], field: "score" },
  "getReportToken 101": { calls: [{ path: "/zhjsrv/user/bykduid?kdUid=100027", as: null }] },
  "getReportToken 403": { calls: [{ path: "/zhjsrv/user/bykduid?kdUid=100350" }] },
  "getReportToken 404": { calls: [{ path: "/zhjsrv/user/bykduid?kdUid=100050", as: "promoter" }] },
  "getReportToken 400": { calls: [{ path: "/zhjsrv/user/bykduid" }], field: "kdUid" },
};

const operations = findOperations(loadContract(contractPath(projectRoot, "report"), projectRoot)).map(
  ({ operation }) => ({ operationId: text(operation["operationId"]), refused: refusedBy(operation) }),
);
const operationIds = operations.map(({ operationId }) => operationId);

/** Codes of the refusals an operation documents; 101 is the user service's code for 401. */
function refusedBy(operation: Record<string, unknown>): number[] {
  const isUserService = text(operation["operationId"]) === "getReportToken";
  const codes = new Map([
    ["Invalid", 400],
    ["SignedOut", isUserService ? 101 : 401],
    ["Forbidden", 403],
    ["NotFound", 404],
    ["TooOften", 429],
  ]);
  return Object.values(record(operation["responses"]))
    .flatMap((response) => Object.values(record(record(response)["content"])))
    .flatMap((media) => list(record(record(media)["schema"])["oneOf"]))
    .flatMap((branch) => codes.get(text(record(branch)["$ref"]).split("/").at(-1) ?? "") ?? []);
}

async function send(backend: TestBackend, { path, body, as = "wholesaler" }: Call) {
  const { world } = backend.kernel;
  if (as !== null) signInPersistent(world, ids[as]);
  const pair = as === "wholesaler" ? await pairOf() : {};
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const headers = { "content-type": "application/json", ...pair };
  const response = await fetch(origin + path, { ...init, headers });
  expect(response.status, path).toBe(200);
  return record(await response.json());
}

async function pairOf(): Promise<Record<string, string>> {
  const response = await (await fetch(`${origin}/zhjsrv/user/bykduid?kdUid=100027`)).json();
  const data = record(record(response)["data"]);
  return { "kd-token": text(data["kd_token"]), guid: text(data["guid"]) };
}

test("every operation of the contract has a call here, and every documented refusal", () => {
  expect(Object.keys(successes).sort()).toEqual([...operationIds].sort());
  const documented = operations.flatMap(({ operationId, refused }) =>
    refused.map((code) => `${operationId} ${code}`),
  );
  expect(Object.keys(refusals).sort()).toEqual(documented.sort());
});

test.each(operationIds)("%s succeeds within its contract", async (operationId) => {
  const backend = beginReport();
  const call = successes[operationId];
  if (!call) throw new Error(`${operationId} has no call.`);
  expect(await send(backend, call)).toMatchObject({ success: true, code: 200, errcode: 0 });
  expect(backend.kernel.exchanges.at(-1)?.operationId).toBe(operationId);
  expect(backend.kernel.violations).toEqual([]);
});

test.each(operationIds)("%s answers the same when the same world begins again", async (operationId) => {
  const backend = beginReport();
  const call = successes[operationId] ?? { path: "" };
  const first = await send(backend, call);
  await backend.kernel.reset();
  expect(backend.kernel.world.netChanges()).toEqual([]);
  expect(await send(backend, call)).toEqual(first);
});

describe("a documented refusal", () => {
  test.each(Object.entries(refusals))("%s is reached", async (name, { calls, field }) => {
    const backend = beginReport();
    let response: Record<string, unknown> = {};
    for (const call of calls) response = await send(backend, call);
    const [operationId, code] = name.split(" ");
    expect(backend.kernel.exchanges.at(-1)?.operationId).toBe(operationId);
    expect(response).toMatchObject({ success: false, code: Number(code), data: null });
    expect(String(response["msg"])).not.toBe("");
    if (field === undefined) return;
    expect(response["fields"]).toMatchObject([{ field, key: "" }]);
    // What was refused broke the contract on purpose; the answer must not have.
    expect(backend.kernel.violations.every(({ kind }) => kind === "request")).toBe(true);
    backend.kernel.clearLog();
  });

  test.each([
    ["zh-CN", "这一周还没有报告"],
    ["zh-TW", "這一週還沒有報告"],
    ["en-US", "There is no report for this week yet"],
  ])("is worded in %s", async (lang, line) => {
    const response = await send(beginReport(), { path: `${weekly}/overview?week=2026-W50&lang=${lang}` });
    expect(response).toMatchObject({ code: 404, msg: line });
  });
});
