import { maskSample } from "../../lib/personal/mask-sample";
import type { Report } from "./report-folder";
import type { ReportFinding, ReportOperation } from "./report-shape";

/** In the order of a delivery, the worst last. */
export const states = ["mocked", "proposed", "live", "failing"] as const;

/**
 * `mocked`: no report saw it answer. `proposed`: the same, and something of it waits for the back-end team's word.
 * `live`: it succeeded and broke nothing. `failing`: it broke its contract.
 */
export type State = (typeof states)[number];

/** A broken promise with the report that shows it. */
export interface Mismatch {
  readonly finding: ReportFinding;
  readonly seen: Date;
  /** Name of the report's file. */
  readonly report: string;
}

export interface ResponseTimes {
  readonly p50: number;
  readonly p95: number;
  /** Null where the report is of a version without it. */
  readonly p99: number | null;
  readonly calls: number;
}

export interface OperationState {
  readonly state: State;
  /** Since when without a break; null where no report decides. */
  readonly since: Date | null;
  /** The newest report that includes it, its name and time. */
  readonly report: { readonly name: string; readonly finished: Date } | null;
  /** The newest mismatch, also one that was mended since. */
  readonly mismatch: Mismatch | null;
  /** How many the deciding report has. */
  readonly mismatches: number;
  readonly times: ResponseTimes | null;
  /** It was called, and no report saw a success. */
  readonly hasOnlyRefused: boolean;
}

/** The state of an operation from reports, the oldest first: the newest that includes it decides. */
export function stateOf(
  operationId: string,
  isProposed: boolean,
  reports: readonly Report[],
): OperationState {
  const views = reports.flatMap((report) => viewOf(operationId, report) ?? []);
  const decided = views.filter(({ verdict }) => verdict !== null);
  const last = decided.at(-1);
  const breakAt = decided.findLastIndex(({ verdict }) => verdict !== last?.verdict);
  const newest = last ?? views.at(-1);
  const failed = views.findLast(({ findings }) => findings.length > 0);
  return {
    state: last?.verdict ?? (isProposed ? "proposed" : "mocked"),
    since: decided[breakAt + 1]?.report.finished ?? null,
    report: newest ? { name: newest.report.name, finished: newest.report.finished } : null,
    mismatch: mismatchOf(failed),
    mismatches: last?.findings.length ?? 0,
    times: timesOf(views),
    hasOnlyRefused: last === undefined && views.length > 0,
  };
}

/** What one report has of an operation. */
interface View {
  readonly report: Report;
  readonly operation: ReportOperation | undefined;
  readonly findings: readonly ReportFinding[];
  /** Null where it was called and neither succeeded nor broke anything. */
  readonly verdict: "live" | "failing" | null;
}

function viewOf(operationId: string, report: Report): View | null {
  const operation = report.content.operations.find((one) => one.operationId === operationId);
  const findings = report.content.findings.filter(
    (finding) => isOpen(finding) && names(finding, operationId),
  );
  if (findings.length > 0) return { report, operation, findings, verdict: "failing" };
  if (!operation || operation.calls === 0) return null;
  return { report, operation, findings, verdict: successesOf(operation) > 0 ? "live" : null };
}

/** Notes are about what no contract states, and what is silenced was accepted. */
function isOpen({ severity, silenced }: ReportFinding): boolean {
  return severity !== "note" && silenced === null;
}

/** A cause that several operations share is reported at the first, with the others in `also`: "addGood /data body". */
function names({ operationId, also }: ReportFinding, asked: string): boolean {
  return operationId === asked || also.some((place) => place === asked || place.startsWith(`${asked} `));
}

function successesOf({ successes, codes }: ReportOperation): number {
  if (successes !== undefined) return successes;
  return Object.entries(codes).reduce((sum, [code, times]) => sum + (/^2\d\d$/.test(code) ? times : 0), 0);
}

function mismatchOf(view: View | undefined): Mismatch | null {
  const finding = view?.findings[0];
  if (!view || !finding) return null;
  // The checker's own reports have commands that must run, so they are stored as they are.
  return { finding: maskSample(finding), seen: view.report.finished, report: view.report.name };
}

function timesOf(views: readonly View[]): ResponseTimes | null {
  const operation = views.findLast((view) => view.operation?.times)?.operation;
  if (!operation?.times) return null;
  const { median, p95, p99 = null } = operation.times;
  return { p50: median, p95, p99, calls: operation.calls };
}
