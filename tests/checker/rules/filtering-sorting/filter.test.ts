import { expect, test } from "vitest";
import { statedJoin } from "../../../../scripts/contract-check/rules/filtering-sorting/filter";
import { feeRulesOf } from "../../fee-rules";
import { operationsOf, runOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes, tools } from "../../rule-tests";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

testMutants(notes, [
  ["listNotes ignores state", "listNotes", "filter"],
  ["listNotes ignores minPriority", "listNotes", "filter"],
  ["listNotes minPriority above", "listNotes", "filter"],
]);

testMutants(boards, [
  ["listBoards ignores colour", "listBoards", "filter"],
  ["listBoards loses red", "listBoards", "filter"],
]);

testMutants(tools, [["archived=false lists all", "listTools", "filter"]]);

testMutants(concerts, [
  ["X-Language ignored", "listConcerts", "filter"],
  ["rating lists better ones, too", "listReviews", "filter"],
]);

const subject = { type: "string", enum: ["art", "biology", "chess"] };
const teacher = object({
  id: { type: "integer" },
  name: { type: "string" },
  subjects: { type: "array", items: subject },
});
const contract = {
  openapi: "3.1.0",
  info: { title: "Teachers", version: "1" },
  paths: {
    "/teachers": {
      get: {
        operationId: "listTeachers",
        description: "`subject` keeps the teachers of this subject.",
        parameters: [{ name: "subject", in: "query", schema: subject }],
        responses: {
          "200": {
            description: "Teachers.",
            content: json(object({ items: { type: "array", items: teacher } })),
          },
          "400": { description: "No such subject.", content: json(object({ code: { type: "string" } })) },
        },
      },
    },
  },
};

const teachers = [
  { id: 1, name: "Ann", subjects: ["art"] },
  { id: 2, name: "Ben", subjects: ["biology", "art"] },
  { id: 3, name: "Cem", subjects: ["chess", "biology"] },
];

/** The list of teachers; `has` says whether subjects answer the filter. */
function listing(has: (subjects: readonly string[], wanted: string) => boolean) {
  return ({ method, path, query }: MockRequest): MockResponse => {
    if (path !== "/teachers") return { status: 404, body: { code: "not_found" } };
    if (method !== "GET") return { status: 405, body: { code: "method" }, headers: { allow: "GET" } };
    const wanted = query.get("subject");
    if (wanted !== null && !subject.enum.includes(wanted)) return { status: 400, body: { code: "subject" } };
    const items = teachers.filter(({ subjects }) => wanted === null || has(subjects, wanted));
    return { status: 200, body: { items } };
  };
}

async function findingsOf(has: (subjects: readonly string[], wanted: string) => boolean): Promise<string[]> {
  const server = await serve(listing(has));
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  return findings.map(({ rule }) => rule);
}

test("a filter by one of several values of an item finds all that have it", async () => {
  expect(await findingsOf((subjects, wanted) => subjects.includes(wanted))).toEqual([]);
  expect(await findingsOf(([first], wanted) => first === wanted)).toContain("filter");
});

test("a filter by a flag that gives everything for false is found, where its text has both sides", async () => {
  expect(await feeRulesOf("false is ignored")).toEqual(["listFees filter"]);
});

test.each([
  ["A hall must have every feature named.", "all"],
  ["Halls with any of the features.", "any"],
  ["Filters by feature.", undefined],
  ["All halls, by feature.", undefined],
])("a text joins several values of a filter: %s", (description, join) => {
  const feature = { name: "feature", in: "query", schema: { type: "array", items: { type: "string" } } };
  const get = { operationId: "listHalls", description, parameters: [feature], responses: {} };
  const list = operationsOf({ "/halls": { get } })("listHalls");
  expect(list.parameters.map((one) => statedJoin(list, one))).toEqual([join]);
});
