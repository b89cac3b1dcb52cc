import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CommandOptions, checkCommand } from "../../scripts/contract-check/command";
import { readConfiguration } from "../../scripts/contract-check/load/configuration";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import { checkerFolder } from "./run-checker";
import { startFlags } from "./servers/flags-server";

const nothing: CommandOptions = {
  contracts: [],
  baseUrl: undefined,
  credentials: undefined,
  reports: [],
  seed: undefined,
  profile: undefined,
  isReadOnly: false,
  include: [],
  exclude: [],
  rate: undefined,
  timeout: undefined,
  maxTime: undefined,
  silence: undefined,
  keep: [],
  baseline: undefined,
  strict: undefined,
  concurrency: undefined,
  config: undefined,
};

let folder = "";
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "check-"));
  printed = [];
  vi.spyOn(console, "log").mockImplementation((text: unknown) => printed.push(String(text)));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function configure(lines: readonly string[]): string {
  const file = join(folder, "contract-check.yaml");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

const usual = (url: string): string[] => [
  `contracts: [${join(checkerFolder, "contracts/flags.yaml")}]`,
  `baseUrl: ${url}`,
  "profile: quick",
  "seed: 1",
  "include: [getProjects, createFlag, getFlagEnvironment]",
  "users: { alice: { schemes: { key: alice-flags-key-5b20 } } }",
  "reports: [json=report.json, chat=chat.txt, github=annotations.txt]",
];

const read = (name: string): string => readFileSync(join(folder, name), "utf8");

test("one file says all of a run, and its paths are relative to it", async () => {
  const server = await startFlags("getFlagEnvironment text");
  const config = configure(usual(server.url));
  expect(await checkCommand({ ...nothing, config })).toBe(1);
  expect(read("chat.txt")).toMatch(
    /^❌ contract check: 1 broken promise \(1 body\); 3 of 3 operations succeeded, \d+ requests, \d+ s, seed 1\n$/,
  );
  expect(read("annotations.txt")).toMatch(
    /^::error file=.*flags\.yaml,line=\d+,title=getFlagEnvironment body::promised \/on to be boolean; came "yes"/,
  );
  const { operations } = JSON.parse(read("report.json"));
  expect(operations[0].times.longest).toBeGreaterThanOrEqual(operations[0].times.median);
  await server.close();
});

test("with an earlier report as baseline only what is new fails", async () => {
  const server = await startFlags("getFlagEnvironment text");
  const config = configure(usual(server.url));
  await checkCommand({ ...nothing, config });
  const baseline = join(folder, "report.json");
  expect(
    await checkCommand({ ...nothing, config, baseline, reports: [`chat=${join(folder, "chat.txt")}`] }),
  ).toBe(0);
  expect(read("chat.txt")).toContain("nothing broken, 1 known");
  await server.close();
  const other = await startFlags("the parser shows its trace");
  expect(await checkCommand({ ...nothing, config, baseline, baseUrl: other.url })).toBe(1);
  await other.close();
});

test("a finding that the file silences with a reason and a date does not fail", async () => {
  const server = await startFlags("getFlagEnvironment text");
  const entry = "{ operationId: getFlagEnvironment, rule: body, reason: old clients, until: 2099-01-01 }";
  const config = configure([...usual(server.url), `silence: [${entry}]`]);
  expect(await checkCommand({ ...nothing, config })).toBe(0);
  await server.close();
});

test("a baseline that is no report, or not there, is refused without advice to overwrite it", async () => {
  const config = configure(usual("http://127.0.0.1:9").slice(0, 2));
  const refusal = (baseline: string) => checkCommand({ ...nothing, config, baseline }).catch(String);
  const other = join(folder, "other.json");
  writeFileSync(other, "{}");
  expect(await refusal(other)).toContain(
    "other.json is no report; give one that an earlier run wrote with --report json=FILE.",
  );
  expect(await refusal(config)).toContain("contract-check.yaml is not JSON; give a report that");
  expect(await refusal(join(folder, "gone.json"))).toMatch(/gone\.json cannot be read; check its name\.$/);
});

test("a misspelt key is named with its line", async () => {
  const config = configure(["contracts: [a.yaml]", "baseurl: http://localhost"]);
  await expect(checkCommand({ ...nothing, config })).rejects.toThrow(
    /contract-check\.yaml:2 baseurl is not known/,
  );
});

test.each([
  ["readOnly: maybe", "3 readOnly is true or false."],
  ["readOnly: 1", "3 readOnly is true or false."],
  ["silence: { operationId: getProjects }", "1 has no list of silenced findings"],
  ["silence: [{ operationId: getProjects, pointr: /x }]", "3 pointr is not known; there are operationId"],
  ["silence: [{ operationId: getProjects, rule: body, reason: old, until: 2099-02-30 }]", "3 names no day"],
  [
    "users: { alice: { login: { operationID: login } } }",
    ': login of alice has "operationID", which is none',
  ],
  ["users: { alice: { login: { body: {} } } }", ": login of alice names no operationId."],
  ["users: { alice: { login: nobody } }", ": login of alice must be a mapping with an operationId."],
  [
    "users: { alice: { login: { operationId: logIn } } }",
    ": alice logs in with logIn, which no contract has; give its contract with --contract, too, or a session",
  ],
])("%s is refused in one sentence, and nothing is sent", async (line, sentence) => {
  const config = configure([...usual("http://127.0.0.1:9").slice(0, 2), line]);
  await expect(checkCommand({ ...nothing, config })).rejects.toThrow(
    `${config}:${sentence}`.replace("::", ":"),
  );
});

test("the second user is the next one with the first one's role, where roles are stated", () => {
  const credentials = join(folder, "roles.yaml");
  const user = (name: string, role?: string) =>
    `  ${name}: { schemes: { key: ${name}-key }${role === undefined ? "" : `, role: ${role}`} }`;
  const namesOf = (...lines: string[]) => {
    writeFileSync(credentials, ["users:", ...lines, ""].join("\n"));
    return readCredentials(credentials, {}).users.map(({ name }) => name);
  };
  expect(namesOf(user("ana", "staff"), user("ben", "admin"), user("cleo", "staff"))).toEqual([
    "ana",
    "cleo",
    "ben",
  ]);
  expect(namesOf(user("ana"), user("ben"), user("cleo"))).toEqual(["ana", "ben", "cleo"]);
  expect(namesOf(user("olga", "office"), user("ivan", "teacher"))).toEqual(["olga", "ivan"]);
  // Administrators see what belongs to everybody.
  const [sol, tor] = [user("sol", "admin"), user("tor", "admin")];
  expect(namesOf(sol, tor, user("ylva", "vet"), user("anna", "owner"), user("bruno", "owner"))).toEqual([
    "anna",
    "bruno",
    "ylva",
    "sol",
    "tor",
  ]);
  expect(namesOf(sol, tor, user("ylva", "vet"))).toEqual(["sol", "tor", "ylva"]);
});

test("a misspelt member of the credentials file is refused", async () => {
  const credentials = join(folder, "users.yaml");
  writeFileSync(credentials, "user: { alice: { schemes: { key: x } } }\nheaders: { x-tenant: t-1 }\n");
  const config = configure(usual("http://127.0.0.1:9").slice(0, 2));
  await expect(checkCommand({ ...nothing, config, credentials })).rejects.toThrow(
    `${credentials}: the file has "user", which is none of users, headers.`,
  );
});

test.each([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
])("readOnly: %s is understood", (value, isReadOnly) => {
  expect(readConfiguration(configure([`readOnly: ${value}`])).isReadOnly).toBe(isReadOnly);
});

test.each([
  ["client credentials", {}, "client_credentials"],
  ["the password flow", { username: "ann", password: "hunter22" }, "password"],
])("a token comes from the token endpoint with %s, and no report holds it", async (_, more, grant) => {
  const server = await startFlags("getFlagEnvironment text");
  const forms: URLSearchParams[] = [];
  const endpoint = createServer((incoming, outgoing) => {
    incoming.on("data", (chunk: Buffer) => forms.push(new URLSearchParams(chunk.toString())));
    incoming.on("end", () => outgoing.end('{"access_token":"alice-flags-key-5b20","token_type":"bearer"}'));
  });
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  const { port } = endpoint.address() as AddressInfo;
  const oauth2 = {
    scheme: "key",
    tokenUrl: `http://127.0.0.1:${port}/token`,
    clientId: "checks",
    clientSecret: "s3cret-of-checks",
    ...more,
  };
  const lines = usual(server.url).map((line) =>
    line.startsWith("users:") ? `users: { alice: { oauth2: ${JSON.stringify(oauth2)} } }` : line,
  );
  expect(await checkCommand({ ...nothing, config: configure(lines) })).toBe(1);
  expect(forms.map((form) => form.get("grant_type"))).toEqual([grant]);
  for (const secret of ["alice-flags-key-5b20", "s3cret-of-checks", "hunter22"])
    expect(read("report.json") + printed.join("\n")).not.toContain(secret);
  endpoint.close();
  await server.close();
});
