import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
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
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writers[kind](report));
  } catch (error) {
    throw new CheckProblem(
      `The report ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
