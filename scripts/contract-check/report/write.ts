import { closeSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createWithParents } from "../../lib/create-folder";
import { CheckProblem } from "../lib/problem";
import { chatReport, githubReport } from "./annotations";
import { harReport } from "./har";
import { htmlReport } from "./html";
import { junitReport } from "./junit";
import type { Report } from "./report";
import { sarifReport } from "./sarif";

export interface ReportTarget {
  kind: "json" | "junit" | "sarif" | "har" | "html" | "github" | "chat";
  file: string;
}

const writers: Record<ReportTarget["kind"], (report: Report) => string> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  sarif: sarifReport,
  har: harReport,
  html: htmlReport,
  github: githubReport,
  chat: chatReport,
};

export function readTarget(text: string): ReportTarget {
  const [kind = "", file = ""] = text.split(/=(.*)/s);
  if (!Object.hasOwn(writers, kind) || file === "")
    throw new CheckProblem(`--report is ${Object.keys(writers).join("=FILE, ")}=FILE, got "${text}".`);
  return { kind: kind as ReportTarget["kind"], file };
}

/** Writes a report into a file, or to the standard output where that is `-`. */
export function writeReport(report: Report, { kind, file }: ReportTarget): void {
  if (file === "-") {
    process.stdout.write(writers[kind](report));
    return;
  }
  withSentence(file, () => {
    createWithParents(dirname(file));
    writeFileSync(file, writers[kind](report));
  });
}

/**
 * Opens the file of a report before anything is sent: a run whose report is lost was for nothing.
 * @throws CheckProblem where it cannot be written
 */
export function checkWritable({ file }: ReportTarget): void {
  if (file === "-") return;
  withSentence(file, () => {
    createWithParents(dirname(file));
    const isNew = !existsSync(file);
    closeSync(openSync(file, "a"));
    // An empty file would be taken for a report where the run ends early.
    if (isNew) rmSync(file);
  });
}

function withSentence(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new CheckProblem(
      `The report ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
