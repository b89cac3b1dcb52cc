import { expect, test } from "vitest";
import { excludesFlag } from "../../../../scripts/contract-check/rules/conflict/existing-flags";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";
import { answersOf, countedId, inPath, object } from "../../servers/schema-parts";

test.each([
  ["Refused with 409 if the loan is returned or overdue, or a hold is waiting.", true],
  ["Refused with 409 if\n- the loan is overdue;\n- a hold is waiting.", true],
  ["A loan that is not overdue is refused with 409.", false],
  ["Refused with 409 if the loan is not overdue.", false],
  ["Shows whether the loan is overdue.", false],
])("a text refuses what has a flag: %s", (text, isExcluded) => {
  expect(excludesFlag(text, "overdue")).toBe(isExcluded);
});

const answers = answersOf([401, 404, 409], "detail");
const loan = object({ id: countedId, overdue: { type: "boolean" }, renewals: { type: "integer" } });

const contract = {
  openapi: "3.1.0",
  info: { title: "Loans", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/loans": {
      get: { operationId: "listLoans", ...answers(200, object({ items: { type: "array", items: loan } })) },
    },
    "/loans/{loanId}": { ...inPath("loanId"), get: { operationId: "getLoan", ...answers(200, loan) } },
    "/loans/{loanId}/renew": {
      ...inPath("loanId"),
      post: {
        operationId: "renewLoan",
        description: "Refused with 409 if the loan is overdue.",
        ...answers(200, loan),
      },
    },
  },
};

async function conflictsOf(renewsOverdue: boolean): Promise<string[]> {
  const loans = [
    { id: 1, overdue: false, renewals: 0 },
    { id: 2, overdue: true, renewals: 0 },
  ];
  const answer = ({ method, path, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: { detail: "Who?" } };
    if (path === "/loans") return { status: 200, body: { items: loans } };
    const [, id, renew] = /^\/loans\/(\d{1,7})(\/renew)?$/.exec(path) ?? [];
    const found = loans.find((one) => one.id === Number(id));
    if (!found) return { status: 404, body: { detail: "Nothing here." } };
    if (renew === undefined || method !== "POST") return { status: 200, body: found };
    if (found.overdue && !renewsOverdue) return { status: 409, body: { detail: "It is overdue." } };
    found.renewals += 1;
    return { status: 200, body: found };
  };
  const server = await serve(answer);
  const users = "users: { ann: { schemes: { bearer: ann } } }\n";
  const { findings } = await runOf(contract, users, server.url, "full").run();
  await server.close();
  return findings.filter(({ rule }) => rule === "conflict").map(({ operation }) => operation.id);
}

test("an action on what has a flag that excludes it is found", async () => {
  expect(await conflictsOf(true)).toEqual(["renewLoan"]);
  expect(await conflictsOf(false)).toEqual([]);
});
