import { create } from "xmlbuilder2";
import type { Report } from "./report";
import type { ReportedFinding } from "./reported-finding";

/** An XML element in xmlbuilder2's object notation: a name beginning with `@` is an attribute, `#` is its text. */
type Element = Readonly<Record<string, unknown>>;

/** JUnit XML: an operation is a suite, a rule a test case. */
export function junitReport(report: Report): string {
  const suites = report.operations.map(({ operationId }): Element => {
    const findings = report.findings.filter((one) => one.operationId === operationId);
    const failures = findings.filter(isFailure).length;
    const cases: Element[] =
      findings.length > 0
        ? findings.map(caseOf)
        : [{ "@classname": operationId, "@name": "keeps its contract" }];
    return {
      "@name": operationId,
      "@tests": cases.length,
      "@failures": failures,
      "@errors": 0,
      "@skipped": findings.length - failures,
      testcase: cases,
    };
  });
  const { findings, seconds } = report.summary;
  const root: Element = {
    testsuites: {
      "@name": "contract check",
      "@failures": findings,
      "@time": seconds.toFixed(3),
      testsuite: suites,
    },
  };
  // Texts of findings hold whatever a server answered, characters that XML cannot contain among them.
  return `${create({ encoding: "UTF-8", invalidCharReplacement: "?" }, root).end({ prettyPrint: true })}\n`;
}

function caseOf(finding: ReportedFinding): Element {
  const { contract, silenced, severity } = finding;
  const about: Element = {
    "@classname": finding.operationId,
    "@name": `${finding.id} ${finding.rule}${finding.pointer === "" ? "" : ` at ${finding.pointer}`}`,
    "@file": contract.file,
    "@line": contract.line,
  };
  if (!isFailure(finding))
    return { ...about, skipped: { "@message": silenced ?? `${severity}: ${finding.expected}` } };
  const text = `expected: ${finding.expected}\ncame: ${finding.actual}\ncontract: ${contract.file}:${contract.line}\n\n${finding.curl}`;
  return { ...about, failure: { "@type": finding.rule, "@message": finding.expected, "#": text } };
}

const isFailure = ({ silenced, severity }: ReportedFinding): boolean =>
  silenced === null && severity !== "note";
