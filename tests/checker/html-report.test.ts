import { expect, test } from "vitest";
import { htmlReport } from "../../scripts/contract-check/report/html";
import type { Report } from "../../scripts/contract-check/report/report";
import type { ReportedFinding } from "../../scripts/contract-check/report/reported-finding";

const finding: ReportedFinding = {
  id: "F1",
  operationId: "createNote",
  rule: "refusal",
  severity: "error",
  promise: "Input that breaks one constraint is refused.",
  expected: "a refusal",
  actual: "success",
  pointer: "/body",
  contract: { file: "notes.yaml", line: 17 },
  request: { method: "POST", url: "http://localhost/notes", headers: {}, body: null },
  response: null,
  curl: "curl -sS -i 'http://localhost/notes'",
  confirmed: true,
  also: [],
  silenced: null,
};

/** A report with these findings, of which so many count. */
function reportWith(findings: ReportedFinding[], counting: number, notes: number): Report {
  return {
    summary: {
      operations: 1,
      requests: 1,
      findings: counting,
      notes,
      silenced: 0,
      coverage: { operations: 1, succeeded: 1, constraints: 2, reached: 1 },
      seed: 1,
      profile: "full",
      seconds: 1,
      finished: "2026-11-21T02:32:00.000Z",
      problem: null,
      leftOver: [],
      switches: [],
    },
    findings,
    operations: [],
  };
}

function shown(report: Report): { title: string; heading: string; text: string } {
  const page = htmlReport(report);
  const inside = (tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(page)?.[1] ?? "";
  return { title: inside("title"), heading: inside("h1"), text: page.replace(/<[^>]+>/g, "") };
}

test("the page counts what the terminal counts: notes stand apart", () => {
  const { title, heading, text } = shown(
    reportWith([finding, { ...finding, id: "F2", severity: "note" }], 1, 1),
  );
  expect(heading).toBe("1 broken promise");
  expect(title).toBe("Contract check: 1 broken promise");
  expect(text).toContain("1 note on what the contract does not state, not counted.");
});

test("with notes alone nothing is broken, and the page says when it was so", () => {
  const { heading, text } = shown(reportWith([{ ...finding, severity: "note" }], 0, 1));
  expect(heading).toBe("Nothing broken");
  expect(text).toContain("1 operation, 1 request,");
  expect(text).toContain("2026-11-21 02:32:00 UTC");
});
