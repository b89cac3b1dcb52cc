import { placeOf } from "../document/place";
import type { LogIn } from "../engine/checker";
import { type Finding, type Rule, rules } from "../judge/finding";
import { isRead } from "../load/model";
import { responseRules } from "../run/finding-store";
import type { Exchange } from "../send/exchange";
import { curlScript, logInLines, openVariables } from "./curl";
import type { Redactor } from "./redact";

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
  severity: Finding["severity"];
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

/** A finding as reports show it, with the commands that reproduce it. */
export function reportFinding(
  finding: Finding,
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

function curlOf(finding: Finding, redactor: Redactor, logins: ReadonlyMap<string, LogIn>): string {
  const script = redactor.sent(curlScript(withLast(finding), isAboutState(finding)));
  const needed = variablesIn(script);
  const lines: string[] = [];
  // What was had last may have been had with a session that began before.
  for (const [variable, login] of [...logins].reverse()) {
    if (!needed.has(variable)) continue;
    const line = redactor.sent(logInLines(variable, login));
    for (const name of variablesIn(line)) needed.add(name);
    lines.unshift(line);
  }
  const whole = [...lines, script].join("\n");
  return openVariables(whole, variablesIn(whole));
}

/** A read's result may depend on earlier reads. */
const isAboutState = ({ operation, rule }: Finding): boolean => isRead(operation) && !responseRules.has(rule);

const variablesIn = (script: string): Set<string> =>
  new Set([...script.matchAll(/\$([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name));

/** The steps up to the decisive call, without repetitions. */
function withLast({ steps, exchange }: Finding): Exchange[] {
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
