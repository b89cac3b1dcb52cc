import { counted } from "../../lib/counted";
import type { Report } from "./report";
import type { ReportedFinding } from "./reported-finding";

export interface Colours {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  green(text: string): string;
}

export function colours(isColoured: boolean): Colours {
  const paint = (code: number) => (text: string) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { bold: paint(1), dim: paint(2), red: paint(31), yellow: paint(33), green: paint(32) };
}

/** A finding as one line, as soon as it is found. */
export function findingLine(finding: ReportedFinding, paint: Colours): string {
  const mark = finding.confirmed ? paint.red("✗") : paint.yellow("?");
  return `${mark} ${paint.bold(finding.operationId)} ${finding.rule}: ${finding.expected}; came: ${short(finding.actual)}`;
}

/** The whole report for a terminal, grouped by operation. */
export function terminalReport(report: Report, paint: Colours): string {
  const { summary } = report;
  const lines: string[] = [];
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of report.findings.filter(({ silenced }) => silenced === null))
    groups.set(finding.operationId, [...(groups.get(finding.operationId) ?? []), finding]);
  for (const [operationId, findings] of groups) {
    const operation = report.operations.find((one) => one.operationId === operationId);
    lines.push(
      "",
      paint.bold(operation ? `${operationId}  ${operation.method} ${operation.path}` : operationId),
    );
    for (const finding of findings) lines.push(...findingLines(finding, paint));
  }
  const silenced = report.findings.filter((finding) => finding.silenced !== null);
  if (silenced.length > 0)
    lines.push(
      "",
      paint.dim("silenced"),
      ...silenced.map((one) => paint.dim(`  ${one.operationId} ${one.rule} ${one.pointer}: ${one.silenced}`)),
    );
  lines.push("", ...coverageLines(report, paint));
  if (summary.problem !== null) lines.push(paint.yellow(summary.problem));
  for (const { operationId, answer, isUndone } of summary.switches)
    lines.push(
      paint.yellow(
        `${operationId} changed the answers of all other operations to "${answer}"; ${isUndone ? "that was undone" : "nothing undid that"}`,
      ),
    );
  for (const { resource, id, reason } of summary.leftOver.slice(0, 10))
    lines.push(paint.dim(`left behind: ${resource} ${id} (${reason})`));
  if (summary.leftOver.length > 10)
    lines.push(paint.dim(`left behind: ${summary.leftOver.length - 10} more`));
  const verdict =
    summary.findings === 0
      ? paint.green("nothing broken")
      : paint.red(counted(summary.findings, "broken promise"));
  if (summary.notes > 0)
    lines.push(
      paint.dim(
        `${counted(summary.notes, "note")} on what the contract does not state; --strict no leaves ${summary.notes === 1 ? "it" : "them"} out`,
      ),
    );
  lines.push(
    `${verdict} in ${counted(summary.operations, "operation")}, ${counted(summary.requests, "request")}, ${summary.seconds.toFixed(1)} s (seed ${summary.seed}, ${summary.profile})`,
  );
  return lines.join("\n");
}

function findingLines(finding: ReportedFinding, paint: Colours): string[] {
  const mark =
    finding.severity === "note"
      ? paint.dim("note:")
      : finding.confirmed
        ? paint.red("✗")
        : paint.yellow("? does not always happen:");
  const lines = [
    `  ${mark} ${finding.id} ${paint.bold(finding.rule)}${finding.pointer === "" ? "" : ` at ${finding.pointer}`}  ${paint.dim(`${finding.contract.file}:${finding.contract.line}`)}`,
    `      promised  ${finding.expected}`,
    `      came      ${short(finding.actual)}`,
  ];
  if (finding.also.length > 0)
    lines.push(
      paint.dim(
        `      also      ${finding.also.slice(0, 5).join("; ")}${finding.also.length > 5 ? ` and ${finding.also.length - 5} more` : ""}`,
      ),
    );
  lines.push(...finding.curl.split("\n").map((line) => paint.dim(`      ${line}`)));
  return lines;
}

function coverageLines(report: Report, paint: Colours): string[] {
  const { coverage } = report.summary;
  const share =
    coverage.constraints === 0 ? 100 : Math.round((100 * coverage.reached) / coverage.constraints);
  const { succeeded } = coverage;
  const lines = [
    `operations with a success: ${succeeded} of ${report.summary.operations}`,
    `sides of constraints reached: ${coverage.reached} of ${coverage.constraints} (${share} %)`,
  ];
  // Some succeed with what can be had once, and have no request for further trials.
  const unreached = report.operations.filter(
    ({ notReached, successes }) =>
      successes === 0 && notReached.some(({ constraint }) => constraint === "success"),
  );
  for (const { operationId, notReached } of unreached.slice(0, 60)) {
    const reason = notReached.find(({ constraint }) => constraint === "success")?.reason ?? "";
    lines.push(paint.dim(`  ${operationId}: no success seen; ${short(reason)}`));
  }
  if (unreached.length > 60)
    lines.push(paint.dim(`  and ${unreached.length - 60} operations more without a success`));
  return lines;
}

function short(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
