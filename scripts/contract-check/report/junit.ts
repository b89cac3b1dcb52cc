import type { Report } from "./report";
import type { ReportedFinding } from "./reported-finding";

/** JUnit XML: an operation is a suite, a rule a test case. */
export function junitReport(report: Report): string {
  const suites = report.operations.map((operation) => {
    const findings = report.findings.filter(({ operationId }) => operationId === operation.operationId);
    const cases = findings.map((finding) => caseOf(finding));
    if (cases.length === 0)
      cases.push(
        `    <testcase classname="${escapeText(operation.operationId)}" name="keeps its contract"/>`,
      );
    const failures = findings.filter(({ silenced }) => silenced === null).length;
    return [
      `  <testsuite name="${escapeText(operation.operationId)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${findings.length - failures}">`,
      ...cases,
      "  </testsuite>",
    ].join("\n");
  });
  const { findings, seconds } = report.summary;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract check" failures="${findings}" time="${seconds.toFixed(3)}">\n${suites.join("\n")}\n</testsuites>\n`;
}

function caseOf(finding: ReportedFinding): string {
  const name = `${finding.id} ${finding.rule}${finding.pointer === "" ? "" : ` at ${finding.pointer}`}`;
  const open = `    <testcase classname="${escapeText(finding.operationId)}" name="${escapeText(name)}" file="${escapeText(finding.contract.file)}" line="${finding.contract.line}">`;
  if (finding.silenced !== null)
    return `${open}<skipped message="${escapeText(finding.silenced)}"/></testcase>`;
  const text = `expected: ${finding.expected}\ncame: ${finding.actual}\ncontract: ${finding.contract.file}:${finding.contract.line}\n\n${finding.curl}`;
  return `${open}<failure type="${finding.rule}" message="${escapeText(finding.expected)}">${escapeText(text)}</failure></testcase>`;
}

function escapeText(text: string): string {
  return (
    text
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      // Characters that XML 1.0 cannot contain.
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "?")
  );
}
