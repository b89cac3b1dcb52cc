import { counted } from "../../lib/counted";
import type { Report } from "./report";

const levels = { error: "error", warning: "warning", note: "notice" } as const;

/** Workflow commands that GitHub shows at the lines of the contract, one for each open finding. */
export function githubReport(report: Report): string {
  const lines = report.findings
    .filter(({ silenced }) => silenced === null)
    .map(({ severity, contract, operationId, rule, expected, actual, also }) => {
      const more = also.length > 0 ? ` (and ${counted(also.length, "more place")})` : "";
      const title = property(`${operationId} ${rule}`);
      const place = `file=${property(contract.file)},line=${contract.line},title=${title}`;
      return `::${levels[severity]} ${place}::${data(`promised ${expected}; came ${actual}${more}`)}`;
    });
  return lines.map((line) => `${line}\n`).join("");
}

/** One line for a chat. */
export function chatReport({ summary, findings }: Report): string {
  const counts = new Map<string, number>();
  for (const { rule, silenced, severity } of findings)
    if (silenced === null && severity !== "note") counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const most = [...counts].sort((left, right) => right[1] - left[1]).slice(0, 4);
  const what = most.map(([rule, count]) => `${count} ${rule}`).join(", ");
  const verdict =
    summary.findings === 0
      ? "nothing broken"
      : `${counted(summary.findings, "broken promise")} (${what}${counts.size > 4 ? ", …" : ""})`;
  const reached = `${summary.coverage.succeeded} of ${counted(summary.operations, "operation")} succeeded`;
  const silenced = summary.silenced > 0 ? `, ${summary.silenced} known` : "";
  return `${summary.findings === 0 ? "✅" : "❌"} contract check: ${verdict}${silenced}; ${reached}, ${counted(summary.requests, "request")}, ${summary.seconds.toFixed(0)} s, seed ${summary.seed}\n`;
}

/** Escapes as the runner of GitHub reads workflow commands. */
const data = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
