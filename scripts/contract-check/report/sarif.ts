import { rules } from "../judge/finding";
import type { Report } from "./report";

/** SARIF 2.1.0 with contract lines as locations, for code hosts. */
export function sarifReport(report: Report): string {
  const used = [...new Set(report.findings.map(({ rule }) => rule))];
  const document = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "stockbook-contract-check",
            rules: used.map((id) => ({ id, shortDescription: { text: rules[id] } })),
          },
        },
        results: report.findings.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: used.indexOf(finding.rule),
          level: finding.severity,
          message: { text: `${finding.operationId}: expected ${finding.expected}; came: ${finding.actual}` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: finding.contract.file },
                region: { startLine: finding.contract.line },
              },
              logicalLocations: [{ name: finding.operationId, kind: "function" }],
            },
          ],
          partialFingerprints: { finding: `${finding.operationId}/${finding.rule}${finding.pointer}` },
          properties: { pointer: finding.pointer, confirmed: finding.confirmed, curl: finding.curl },
          ...(finding.silenced !== null && {
            suppressions: [{ kind: "external", justification: finding.silenced }],
          }),
        })),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
