import { join } from "node:path";
import { expect, test } from "vitest";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import { Redactor } from "../../scripts/contract-check/report/redact";
import { reportFinding } from "../../scripts/contract-check/report/reported-finding";
import { temporaryFolder } from "../support/temporary-folder";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const responses = (schema: object) => ({
  200: { description: "It.", content: json(schema) },
  ...Object.fromEntries([400, 401, 403].map((code) => [code, { description: "Refused" }])),
});

const contract = {
  openapi: "3.1.0",
  info: { title: "Figures", version: "1" },
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer" },
      pass: { type: "apiKey", in: "header", name: "x-pass" },
    },
  },
  paths: {
    "/pass": {
      get: {
        operationId: "getPass",
        security: [{ bearer: [] }],
        parameters: [{ name: "account", in: "query", required: true, schema: text, example: "nobody" }],
        responses: responses(object({ pass: text })),
      },
    },
    "/figures": {
      get: {
        operationId: "getFigures",
        security: [{ pass: [] }],
        responses: responses(object({ sales: { type: "integer" } })),
      },
    },
  },
};

const users = `users:
  alice:
    schemes:
      bearer: alice-bearer
      pass: { operationId: getPass, parameters: { account: a-1 }, token: /pass }
`;

/** A pass is good for six calls; `sales` is what the figures hold. */
function server(sales: unknown) {
  let issued = 0;
  let left = 0;
  return ({ method, path, query, headers }: MockRequest): MockResponse => {
    if (method !== "GET") return { status: 405, headers: { allow: "GET" } };
    if (path === "/pass") {
      if (headers.authorization !== "Bearer alice-bearer") return { status: 401 };
      if (!query.has("account")) return { status: 400 };
      if (query.get("account") !== "a-1") return { status: 403 };
      issued += left > 0 ? 0 : 1;
      left = 6;
      return { status: 200, body: { pass: `pass-number-${issued}` } };
    }
    if (path !== "/figures") return { status: 404 };
    left -= 1;
    if (headers["x-pass"] !== `pass-number-${issued}` || left < 0) return { status: 401 };
    return { status: 200, body: { sales } };
  };
}

async function checked(sales: unknown, credentials = users) {
  const { url, close } = await serve(server(sales));
  try {
    return await runOf(contract, credentials, url, "full").run();
  } finally {
    await close();
  }
}

test("a credential that an operation hands out is fetched, and again once it has ended", async () => {
  const { findings, coverage, operations } = await checked(12);
  expect(findings.map(({ operation, rule, actual }) => `${operation.id} ${rule}: ${actual}`)).toEqual([]);
  for (const operation of operations)
    expect(coverage.of(operation).successes, operation.id).toBeGreaterThan(0);
});

test("the commands of a finding fetch the credential before they use it, and show none", async () => {
  const { findings, secrets, logins } = await checked("many");
  const [finding] = findings;
  const { curl } = finding ? reportFinding(finding, new Redactor(secrets), logins) : { curl: "" };
  expect(curl).toMatch(
    /answer0=.*\/pass\?account=a-1.*ALICE_BEARER.*\n ?ALICE_PASS=.*\n.*\/figures.*ALICE_PASS/s,
  );
  expect(curl).not.toMatch(/pass-number|alice-bearer/);
});

test("a run says which credential it could not get, and why", async () => {
  await expect(checked(12, users.replace("a-1", "a-2"))).rejects.toThrow(
    "alice gets no pass from getPass (refusal: status 403); check the credentials file.",
  );
  await expect(checked(12, users.replace("/pass }", "/ticket }"))).rejects.toThrow(
    "alice gets no pass from getPass (nothing at /ticket of its answer); check the credentials file.",
  );
});

test.each([
  ["{ operationId: getPass }", /pass of alice needs an operationId and, as token,/],
  ["{ token: /pass }", /pass of alice needs an operationId and, as token,/],
  ["{ operationId: getPass, token: /pass, path: /x }", /pass of alice has "path", which is none of /],
])("a credential to be fetched with %s is refused with one sentence", (entry, sentence) => {
  const folder = temporaryFolder({ "users.yaml": `users: { alice: { schemes: { pass: ${entry} } } }` });
  expect(() => readCredentials(join(folder, "users.yaml"), {})).toThrow(sentence);
});

test("what is secret in a call that hands out a credential is known as such", () => {
  const entry = "{ operationId: getPass, body: { pin: '4711-a' }, token: /pass }";
  const folder = temporaryFolder({ "users.yaml": `users: { alice: { schemes: { pass: ${entry} } } }` });
  expect(readCredentials(join(folder, "users.yaml"), {}).secrets).toEqual([["4711-a", "$ALICE_PIN"]]);
});
