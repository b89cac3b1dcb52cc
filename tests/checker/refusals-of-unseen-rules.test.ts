import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve } from "./servers/kit";
import { answersOf, countedId, input, object } from "./servers/schema-parts";

const answers = answersOf([400, 401, 404, 405, 415, 422], "detail");
const isbn = { type: "string", pattern: "^97[89][0-9]{10}$" };
const title = { type: "string", minLength: 1, maxLength: 20 };
const day = { type: "string", format: "date" };
const query = (name: string, schema: object, required: boolean) => ({ name, in: "query", required, schema });

const contract = {
  openapi: "3.1.0",
  info: { title: "Library", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/branches": {
      get: {
        operationId: "listBranches",
        ...answers(200, object({ items: { type: "array", items: object({ id: { type: "string" } }) } })),
      },
    },
    "/works": {
      post: {
        operationId: "createWork",
        ...input(object({ isbn, title }), { isbn: "9783161484100", title: "One" }),
        ...answers(201, object({ id: countedId, isbn, title })),
      },
    },
    "/report": {
      get: {
        operationId: "getReport",
        description: "An unknown branch is 400.",
        parameters: [
          query("from", day, true),
          query("to", day, true),
          query("branchId", { type: "string" }, false),
        ],
        ...answers(200, object({ loans: { type: "integer" } })),
      },
    },
  },
};

const sumOf = (number: string): number =>
  [...number].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);

const isDay = (value: string | undefined): value is string =>
  value !== undefined && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

function answer({ method, path, query: asked, headers, text }: MockRequest): MockResponse {
  const refused = (status: number, detail: string): MockResponse => ({ status, body: { detail } });
  if (headers.authorization !== "Bearer ann") return refused(401, "Who are you?");
  if (path === "/branches" && method === "GET") return { status: 200, body: { items: [{ id: "north" }] } };
  if (path === "/report" && method === "GET") {
    const [from, to, branch] = ["from", "to", "branchId"].map((name) => asked.get(name) ?? undefined);
    if (!isDay(from) || !isDay(to)) return refused(400, "No day.");
    if (to < from) return refused(400, "The end comes before the begin.");
    if (branch !== undefined && branch !== "north") return refused(400, "No such branch.");
    return { status: 200, body: { loans: 0 } };
  }
  if (path !== "/works" || method !== "POST") return refused(404, "Nothing is here.");
  const [, number, name] = /^\{"isbn":"(97[89]\d{10})","title":"([^"\\]{1,20})"\}$/.exec(text) ?? [];
  if (number === undefined) return refused(422, "No work.");
  if (sumOf(number) % 10 !== 0) return refused(422, "The check digit is wrong.");
  return { status: 201, body: { id: 1, isbn: number, title: name } };
}

test("neither a wrong check digit, nor a filter by what is not there, nor a period from later to earlier has to be accepted", async () => {
  const server = await serve(answer);
  const run = runOf(contract, "users: { ann: { schemes: { bearer: ann } } }\n", server.url, "full");
  const { findings } = await run.run();
  await server.close();
  const found = findings.filter(
    ({ rule, operation }) => rule === "acceptance" && operation.id !== "createWork",
  );
  expect(found).toEqual([]);
  const about = findings.filter(({ pointer }) => pointer?.startsWith("/body/isbn") === true);
  expect(about.filter(({ rule }) => rule === "acceptance")).toEqual([]);
});
