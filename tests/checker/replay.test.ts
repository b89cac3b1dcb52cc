import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { harReport } from "../../scripts/contract-check/report/har";
import { htmlReport } from "../../scripts/contract-check/report/html";
import { junitReport } from "../../scripts/contract-check/report/junit";
import { createReport } from "../../scripts/contract-check/report/report";
import { sarifReport } from "../../scripts/contract-check/report/sarif";
import { colours, terminalReport } from "../../scripts/contract-check/report/terminal";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startNotes } from "./servers/notes-server";

const run = promisify(execFile);

const environment = {
  ...process.env,
  ALICE_BEARER: "alice-bearer-token-1",
  BOB_BEARER: "bob-bearer-token-2",
  ALICE_HEADER_AUTH: "token-of-alice-4711",
  BOB_HEADER_AUTH: "token-of-bob-0815",
  ALICE_PASSWORD: "wonder-land-7",
};

const secrets = [
  "alice-bearer-token-1",
  "bob-bearer-token-2",
  "token-of-alice-4711",
  "token-of-bob-0815",
  "wonder-land-7",
  "session-1-alice",
];

const broken = [
  ["boards", "others PATCH"],
  ["boards", "getCard anywhere"],
  ["boards", "deleteBoard keeps"],
  ["boards", "createBoard default"],
  ["boards", "PUT ignores If-Match"],
  ["notes", "update forgets state"],
  ["notes", "createNote skip:title maxLength"],
  ["notes", "deleteNote twice"],
  ["notes", "archive twice"],
  ["notes", "getProfile takes anybody"],
] as const;

test.each(broken)(
  "%s, %s: the printed curl brings the same answer, and no report shows a secret",
  async (name, bug) => {
    const server = await (name === "notes" ? startNotes : startBoards)(bug);
    const result = await check(name, server.url);
    const report = createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined);
    expect(report.findings).not.toEqual([]);
    for (const finding of report.findings) {
      const { stdout } = await run("bash", ["-c", finding.curl], { env: environment });
      expect(stdout).toMatch(new RegExp(`^HTTP/1.1 ${finding.response?.status}`));
      const code = /"code":(\d+)/.exec(finding.response?.body ?? "")?.[0] ?? "";
      expect(stdout).toContain(code);
    }
    await server.close();
    const texts = [
      JSON.stringify(report),
      htmlReport(report),
      harReport(report),
      junitReport(report),
      sarifReport(report),
      terminalReport(report, colours(false)),
    ];
    for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
  },
);
