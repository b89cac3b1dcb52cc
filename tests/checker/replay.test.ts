import { expect, test } from "vitest";
import { harReport } from "../../scripts/contract-check/report/har";
import { htmlReport } from "../../scripts/contract-check/report/html";
import { junitReport } from "../../scripts/contract-check/report/junit";
import { createReport } from "../../scripts/contract-check/report/report";
import { sarifReport } from "../../scripts/contract-check/report/sarif";
import { colours, terminalReport } from "../../scripts/contract-check/report/terminal";
import { expectReplays, secrets } from "./replay";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startNotes } from "./servers/notes-server";

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
  ["notes", "logout ends nothing"],
  ["notes", "login takes any password"],
] as const;

test.each(broken)(
  "%s, %s: the printed curl brings the same answer, and no report shows a secret",
  async (name, bug) => {
    const server = await (name === "notes" ? startNotes : startBoards)(bug);
    const result = await check(name, server.url);
    const report = createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined);
    expect(report.findings).not.toEqual([]);
    await server.close();
    await expectReplays(name, result, server.url, () => (name === "notes" ? startNotes : startBoards)(bug));
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
