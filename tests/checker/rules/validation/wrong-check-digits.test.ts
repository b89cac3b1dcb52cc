import { expect, test } from "vitest";
import { wrongCheckDigits } from "../../../../scripts/contract-check/rules/validation/wrong-check-digits";
import { operationsOf, runOf } from "../../inline-contract";
import { type MockResponse, serve } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

const isbn = { type: "string", pattern: "^97[89][0-9]{10}$", examples: ["9780306406157"] };
const contractWith = (description: string) => ({
  openapi: "3.1.0",
  info: { title: "Books", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/books": {
      post: {
        operationId: "createBook",
        description,
        requestBody: { required: true, content: json(object({ isbn })) },
        responses: {
          "201": { description: "New.", content: json(object({ id: { type: "string" }, isbn })) },
          "401": { description: "Not signed in." },
          "422": { description: "Not valid." },
        },
      },
    },
  },
});

const stated = "The last digit of `isbn` must be the right check digit (422).";

/** The sum of a number of goods is a multiple of ten: every second digit counts three times. */
const isRight = (value: string): boolean =>
  [...value].reduce((sum, one, index) => sum + Number(one) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;

async function findingsOf(isStrict: boolean) {
  const server = await serve(({ headers, text }): MockResponse => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: {} };
    const [, value = ""] = /^\{"isbn":"(97[89]\d{10})"\}$/.exec(text) ?? [];
    const isTaken = value !== "" && (!isStrict || isRight(value));
    return isTaken ? { status: 201, body: { id: value, isbn: value } } : { status: 422, body: {} };
  });
  const run = runOf(contractWith(stated), "users: { ann: { schemes: { bearer: ann } } }\n", server.url);
  const { findings } = await run.run();
  await server.close();
  return findings.filter(({ rule }) => rule === "refusal").map(({ expected }) => expected);
}

test("a wrong check digit that is accepted is found", async () => {
  const ofDigits = (all: readonly string[]) =>
    all.filter((one) => one.includes("whose check digit is wrong"));
  expect(ofDigits(await findingsOf(true))).toEqual([]);
  expect(ofDigits(await findingsOf(false))).toHaveLength(1);
});

test("only what a text says of check digits is tried", () => {
  const scenarios = (text: string): number =>
    wrongCheckDigits(operationsOf(contractWith(text).paths)("createBook")).length;
  expect([scenarios(stated), scenarios("Adds a book.")]).toEqual([1, 0]);
});
