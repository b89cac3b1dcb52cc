import { placeOf } from "../document/place";
import { documentedCodes } from "../load/documented";
import type { Operation } from "../load/model";
import type { RunResult } from "../run/run";
import { Redactor } from "./redact";
import { type ReportedFinding, reportFinding } from "./reported-finding";

export interface OperationReport {
  operationId: string;
  method: string;
  path: string;
  contract: { file: string; line: number };
  calls: number;
  /** Successful responses to documented requests. */
  successes: number;
  codes: Record<string, number>;
  /** Response times in ms; null without a response. */
  times: { median: number; p95: number; p99: number; longest: number } | null;
  constraints: number;
  reached: number;
  notReached: { constraint: string; side: string; reason: string }[];
}

export interface Report {
  summary: {
    operations: number;
    requests: number;
    findings: number;
    /** What the contract does not state itself; counted apart. */
    notes: number;
    silenced: number;
    coverage: { operations: number; succeeded: number; constraints: number; reached: number };
    seed: number;
    profile: string;
    seconds: number;
    /** When the run ended, in ISO 8601. */
    finished: string;
    problem: string | null;
    leftOver: { resource: string; id: string; reason: string }[];
    /** Operations that changed the answers of the whole server. */
    switches: { operationId: string; answer: string; isUndone: boolean }[];
  };
  findings: ReportedFinding[];
  operations: OperationReport[];
}

export interface ReportFacts {
  seed: number;
  profile: string;
  seconds: number;
}

/** The report of a run, without secrets. */
export function createReport(
  result: RunResult,
  facts: ReportFacts,
  accepted: (operation: Operation) => string | undefined,
): Report {
  const redactor = new Redactor(result.secrets);
  const operations = result.operations.map((operation) =>
    reportOperation(operation, result, accepted(operation)),
  );
  const open = result.findings.filter(({ silenced }) => silenced === undefined);
  const report: Report = {
    summary: {
      operations: result.operations.length,
      requests: result.requests,
      findings: open.filter(({ severity }) => severity !== "note").length,
      notes: open.filter(({ severity }) => severity === "note").length,
      silenced: result.findings.length - open.length,
      coverage: {
        operations: operations.filter(({ calls }) => calls > 0).length,
        succeeded: result.operations.filter((operation) => result.coverage.of(operation).successes > 0)
          .length,
        constraints: operations.reduce((sum, { constraints }) => sum + constraints, 0),
        reached: operations.reduce((sum, { reached }) => sum + reached, 0),
      },
      ...facts,
      finished: new Date().toISOString(),
      problem: result.problem ?? null,
      leftOver: result.leftOver,
      switches: result.switches.map(({ operation, answer, isUndone }) => ({
        operationId: operation.id,
        answer,
        isUndone,
      })),
    },
    findings: result.findings.map((finding) => reportFinding(finding, redactor, result.logins)),
    operations,
  };
  return redactor.deep(report) as Report;
}

function reportOperation(
  operation: Operation,
  result: RunResult,
  refusal: string | undefined,
): OperationReport {
  const coverage = result.coverage.of(operation);
  const notReached: OperationReport["notReached"] = [];
  let reached = 0;
  let constraints = 0;
  for (const [constraint, sides] of coverage.constraints) {
    for (const side of ["accepted", "refused"] as const) {
      const reason = sides[side];
      if (reason === undefined) continue;
      constraints += 1;
      if (reason === "") reached += 1;
      else notReached.push({ constraint, side, reason });
    }
  }
  for (const code of documentedCodes(operation))
    if (!coverage.codes.has(String(code)))
      notReached.push({ constraint: `code ${code}`, side: "answered", reason: reasonNotReached(code) });
  if (refusal !== undefined) notReached.push({ constraint: "success", side: "accepted", reason: refusal });
  const others = refusal === undefined ? "further checks" : "success";
  for (const reason of coverage.reasons) notReached.push({ constraint: others, side: "accepted", reason });
  return {
    operationId: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.address,
    contract: placeOf(operation.place),
    calls: coverage.calls,
    successes: coverage.successes,
    codes: Object.fromEntries(coverage.codes),
    times: timesOf(coverage.times),
    constraints,
    reached,
    notReached,
  };
}

/** Percentiles by nearest rank. */
function timesOf(times: readonly number[]): OperationReport["times"] {
  if (times.length === 0) return null;
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}

/** Documented codes that no request can provoke, or none did. */
function reasonNotReached(code: number): string {
  if (code >= 500) return "a failure of the server cannot be asked for";
  if (code === 429) return "so many requests in a row are not sent on purpose";
  return "no request led there";
}
