import { documentedCodes } from "../load/documented";
import { placeOf } from "../load/documents";
import { isRead, type Operation } from "../load/model";
import type { RunResult } from "../run/check";
import type { LogIn } from "../run/checker";
import type { Exchange } from "../run/exchange";
import { type Found, type Rule, rules } from "../run/finding";
import { plainRules } from "../run/store";
import { curlScript, logInLines, openVariables } from "./curl";
import { Redactor } from "./redact";

export interface ReportedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface ReportedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  ms: number;
}

export interface ReportedFinding {
  id: string;
  operationId: string;
  rule: Rule;
  severity: "error" | "warning";
  promise: string;
  expected: string;
  actual: string;
  pointer: string;
  contract: { file: string; line: number };
  request: ReportedRequest;
  response: ReportedResponse | null;
  curl: string;
  confirmed: boolean;
  also: string[];
  silenced: string | null;
}

export interface OperationReport {
  operationId: string;
  method: string;
  path: string;
  contract: { file: string; line: number };
  calls: number;
  codes: Record<string, number>;
  constraints: number;
  reached: number;
  notReached: { constraint: string; side: string; reason: string }[];
}

export interface Report {
  summary: {
    operations: number;
    requests: number;
    findings: number;
    silenced: number;
    coverage: { operations: number; constraints: number; reached: number };
    seed: number;
    profile: string;
    seconds: number;
    problem: string | null;
    leftOver: { resource: string; id: string; reason: string }[];
  };
  findings: ReportedFinding[];
  operations: OperationReport[];
}

export interface ReportFacts {
  seed: number;
  profile: string;
  seconds: number;
}

/** Everything a run has to say, without a secret in it. */
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
      findings: open.length,
      silenced: result.findings.length - open.length,
      coverage: {
        operations: operations.filter(({ calls }) => calls > 0).length,
        constraints: operations.reduce((sum, { constraints }) => sum + constraints, 0),
        reached: operations.reduce((sum, { reached }) => sum + reached, 0),
      },
      ...facts,
      problem: result.problem ?? null,
      leftOver: result.leftOver,
    },
    findings: result.findings.map((finding) => reportFinding(finding, redactor, result.logins)),
    operations,
  };
  return redactor.deep(report) as Report;
}

export function reportFinding(
  finding: Found,
  redactor: Redactor,
  logins: ReadonlyMap<string, LogIn> = new Map(),
): ReportedFinding {
  return {
    id: finding.id,
    operationId: finding.operation.id,
    rule: finding.rule,
    severity: finding.severity,
    promise: rules[finding.rule],
    expected: redactor.text(finding.expected),
    actual: redactor.text(finding.actual),
    pointer: finding.pointer,
    contract: placeOf(finding.place),
    request: requestOf(finding.exchange, redactor),
    response: responseOf(finding.exchange, redactor),
    curl: curlOf(finding, redactor, logins),
    confirmed: finding.confirmed,
    also: finding.also,
    silenced: finding.silenced ?? null,
  };
}

function curlOf(finding: Found, redactor: Redactor, logins: ReadonlyMap<string, LogIn>): string {
  const script = redactor.sent(curlScript(withLast(finding), isAboutState(finding)));
  const begun = [...logins].filter(([variable]) => variablesIn(script).has(variable));
  const lines = begun.map(([variable, login]) => redactor.sent(logInLines(variable, login)));
  const whole = [...lines, script].join("\n");
  return openVariables(whole, variablesIn(whole));
}

/** What a read shows may hang on what it has shown before. */
const isAboutState = ({ operation, rule }: Found): boolean => isRead(operation) && !plainRules.has(rule);

const variablesIn = (script: string): Set<string> =>
  new Set([...script.matchAll(/\$([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name));

/** The telling call last, however many were made to make sure. */
function withLast({ steps, exchange }: Found): Exchange[] {
  const at = steps.indexOf(exchange);
  return at < 0 ? [...steps, exchange] : steps.slice(0, at + 1);
}

export function requestOf({ request }: Exchange, redactor: Redactor): ReportedRequest {
  return {
    method: request.method,
    url: redactor.text(request.url),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, redactor.text(value)]),
    ),
    body: request.body ? cut(redactor.sent(request.body.toString("utf8"))) : null,
  };
}

export function responseOf({ response, text }: Exchange, redactor: Redactor): ReportedResponse | null {
  if (!response) return null;
  return {
    status: response.status,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, values]) => [name, redactor.text(values.join(", "))]),
    ),
    body: cut(redactor.text(text)),
    ms: Math.round(response.ms),
  };
}

function cut(text: string): string {
  return text.length > 8000 ? `${text.slice(0, 8000)}… (${text.length} characters)` : text;
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
      notReached.push({ constraint: `code ${code}`, side: "answered", reason: whyNot(code) });
  for (const reason of coverage.reasons) notReached.push({ constraint: "success", side: "accepted", reason });
  if (refusal !== undefined) notReached.push({ constraint: "success", side: "accepted", reason: refusal });
  return {
    operationId: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    contract: placeOf(operation.place),
    calls: coverage.calls,
    codes: Object.fromEntries(coverage.codes),
    constraints,
    reached,
    notReached,
  };
}

/** Answers that nobody can ask for, and those that no request happened to lead to. */
function whyNot(code: number): string {
  if (code >= 500) return "a failure of the server cannot be asked for";
  if (code === 429) return "so many requests in a row are not sent on purpose";
  return "no request led there";
}
