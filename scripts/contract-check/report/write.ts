import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CheckProblem } from "../problem";
import type { Report } from "./report";

export interface ReportTarget {
  kind: "json";
  file: string;
}

const writers: Record<ReportTarget["kind"], (report: Report) => string> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
};

export function readTarget(text: string): ReportTarget {
  const [kind = "", file = ""] = text.split(/=(.*)/s);
  if (!Object.hasOwn(writers, kind) || file === "")
    throw new CheckProblem(`--report is ${Object.keys(writers).join("=FILE, ")}=FILE, got "${text}".`);
  return { kind: kind as ReportTarget["kind"], file };
}

export function writeReport(report: Report, { kind, file }: ReportTarget): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writers[kind](report));
  } catch (error) {
    throw new CheckProblem(`The report ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
