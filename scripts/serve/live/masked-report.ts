import type { Finding } from "../../contract-check/judge/finding";
import type { Redactor } from "../../contract-check/report/redact";
import { createReport, type Report, type ReportFacts } from "../../contract-check/report/report";
import { type ReportedFinding, reportFinding } from "../../contract-check/report/reported-finding";
import type { RunResult } from "../../contract-check/run/run";
import { maskSample } from "../../lib/personal/mask-sample";

/** A finding about real traffic: real people's data is not for reports, where it is read and passed on. */
export function maskedFinding(finding: Finding, redactor: Redactor): ReportedFinding {
  return masked(reportFinding(finding, redactor), finding);
}

/** The report of calls that others made, without personal data. */
export function maskedReport(result: RunResult, facts: ReportFacts): Report {
  const report = createReport(result, facts, () => undefined);
  const findings = report.findings.map((reported, index) => {
    const finding = result.findings[index];
    return finding ? masked(reported, finding) : reported;
  });
  return { ...report, findings };
}

function masked(reported: ReportedFinding, { exchange }: Finding): ReportedFinding {
  const { request, text, call } = exchange;
  return maskSample(reported, {
    responseBody: text,
    parameters: Object.fromEntries(call.parameters),
    ...(request.body && { requestBody: request.body.toString("utf8") }),
  });
}
