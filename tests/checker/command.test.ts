import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { type CommandOptions, checkCommand } from "../../scripts/contract-check/command";
import { temporaryFolder } from "../support/temporary-folder";
import { checkerFolder } from "./run-checker";
import { startNotes } from "./servers/notes-server";

const contract = join(checkerFolder, "contracts/notes.yaml");

function options(changes: Partial<CommandOptions>): CommandOptions {
  return {
    contracts: [contract],
    baseUrl: "http://127.0.0.1:1",
    credentials: join(checkerFolder, "credentials/notes.yaml"),
    reports: [],
    seed: "1",
    profile: "quick",
    isReadOnly: false,
    include: [],
    exclude: [],
    rate: undefined,
    timeout: "2000",
    maxTime: undefined,
    keep: [],
    baseline: undefined,
    strict: undefined,
    concurrency: undefined,
    config: undefined,
    silence: undefined,
    ...changes,
  };
}

test.each<[string, Partial<CommandOptions>, string]>([
  ["no contract", { contracts: [] }, "Give the contracts with --contract FILE."],
  ["a contract that is not there", { contracts: ["nowhere.yaml"] }, "nowhere.yaml cannot be read"],
  ["nobody at the address", {}, "Nothing answers at http://127.0.0.1:1"],
  [
    "credentials of another contract",
    { credentials: join(checkerFolder, "credentials/boards.yaml") },
    "but the contracts know",
  ],
  ["an operation that does not exist", { include: ["nothing"] }, "names no operation"],
  ["a selection that leaves nothing", { exclude: ["*"] }, "--include and --exclude leave no operation"],
  ["a report of no kind", { reports: ["pdf=x"] }, "--report is json=FILE"],
  // Noticed before anything is sent: nobody is at the address either.
  [
    "a report in a folder that is a file",
    { reports: [`json=${contract}/report.json`] },
    "report.json cannot be written",
  ],
  ["a profile of no kind", { profile: "deep" }, "--profile is quick or full"],
])("%s is reported in one sentence", async (_, changes, sentence) => {
  await expect(checkCommand(options(changes))).rejects.toThrow(sentence);
});

test("a run that cannot begin leaves no empty report, and an earlier one as it is", async () => {
  const folder = temporaryFolder({ "old.json": "{}" });
  const reports = [`json=${join(folder, "new.json")}`, `json=${join(folder, "old.json")}`];
  await expect(checkCommand(options({ reports }))).rejects.toThrow("Nothing answers");
  expect(readdirSync(folder)).toEqual(["old.json"]);
  expect(readFileSync(join(folder, "old.json"), "utf8")).toBe("{}");
});

test("rejected credentials are reported as such", async () => {
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  const file = join(folder, "users.yaml");
  writeFileSync(
    file,
    "users: { alice: { schemes: { headerAuth: wrong-token, cookieAuth: wrong-token } } }\n",
  );
  const server = await startNotes();
  await expect(checkCommand(options({ baseUrl: server.url, credentials: file }))).rejects.toThrow(
    "refuses the credentials of alice",
  );
  await server.close();
  rmSync(folder, { recursive: true });
});

test("a run in which nothing succeeds is no success: without users everything is refused", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const server = await startNotes();
  await expect(
    checkCommand(options({ baseUrl: server.url, credentials: undefined, include: ["getProfile"] })),
  ).rejects.toThrow("No operation succeeded, so hardly anything was checked");
  await server.close();
});

test("a secret that the environment has empty is refused, as one that it lacks", async () => {
  vi.stubEnv("NOTES_TOKEN", "");
  const folder = temporaryFolder({
    "users.yaml": `users: { alice: { schemes: { headerAuth: "\${NOTES_TOKEN}" } } }\n`,
  });
  await expect(checkCommand(options({ credentials: join(folder, "users.yaml") }))).rejects.toThrow(
    "users.yaml: the variable NOTES_TOKEN of the environment is empty.",
  );
  vi.unstubAllEnvs();
});

test("an entry that silences nothing is named: one past its date, and one with a misspelt operation", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const folder = temporaryFolder({
    "silence.yaml": [
      "silence:",
      "  - { operationId: getProfil, rule: body, reason: old dates, until: 2099-01-01 }",
      "  - { operationId: getProfile, rule: body, reason: old dates, until: 2020-01-01 }",
      "  - { operationId: getProfile, rule: header, reason: old cache, until: 2099-01-01 }",
    ].join("\n"),
  });
  const silence = join(folder, "silence.yaml");
  const server = await startNotes();
  await checkCommand(options({ baseUrl: server.url, include: ["getProfile"], silence }));
  await server.close();
  expect(log.mock.calls.map(String).filter((line) => line.includes("silences nothing"))).toEqual([
    `${silence}:2 silences nothing: the contracts have no operation getProfil.`,
    `${silence}:3 silences nothing any more: it ended on 2020-01-01.`,
  ]);
});

test("a finding exits with 1, with 0 while it is silenced with a reason and a date, and with 1 after the date", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  const silence = join(folder, "silence.yaml");
  const report = join(folder, "report.json");
  const entry = (until: string) =>
    `silence: [{ operationId: getProfile, rule: body, reason: old dates, until: ${until} }]\n`;
  const server = await startNotes("getProfile date");
  const run = (changes: Partial<CommandOptions>) =>
    checkCommand(options({ baseUrl: server.url, include: ["getProfile"], ...changes }));
  expect(await run({ reports: [`json=${report}`] })).toBe(1);
  const saved: { summary: { findings: number }; findings: { contract: { line: number } }[] } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  expect(saved.summary.findings).toBe(1);
  expect(saved.findings[0]?.contract.line).toBeGreaterThan(1);
  writeFileSync(silence, entry("2099-01-01"));
  expect(await run({ silence })).toBe(0);
  writeFileSync(silence, entry("2020-01-01"));
  expect(await run({ silence })).toBe(1);
  writeFileSync(silence, "silence: [{ operationId: getProfile, rule: body, until: 2099-01-01 }]\n");
  await expect(run({ silence })).rejects.toThrow("gives no reason");
  await server.close();
  rmSync(folder, { recursive: true });
});

test("read-only sends no request that changes state", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const server = await startNotes("createNote forgets");
  expect(await checkCommand(options({ baseUrl: server.url, isReadOnly: true }))).toBe(0);
  await server.close();
});
