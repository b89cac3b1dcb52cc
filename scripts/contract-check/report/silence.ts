import { readSource } from "../document/source";
import { type Finding, rules } from "../judge/finding";
import { array, object, string } from "../lib/json";
import { CheckProblem } from "../lib/problem";

/** A known finding that is accepted for now. */
export interface Silence {
  operationId: string;
  rule: string;
  pointer: string | undefined;
  reason: string;
  until: string;
}

/**
 * Reads a file of silenced findings; every entry needs a reason and an end date.
 * @throws CheckProblem with file and line
 */
export function readSilences(path: string): Silence[] {
  const source = readSource(path, "The file of silenced findings");
  return array(object(source.value)["silence"]).map((entry, index) => {
    const fields = object(entry);
    const line = source.lineOf(`/silence/${index}`);
    const wrong = (message: string) => new CheckProblem(`${path}:${line} ${message}`);
    const until =
      fields["until"] instanceof Date ? fields["until"].toISOString().slice(0, 10) : string(fields["until"]);
    if (string(fields["operationId"]) === "") throw wrong("names no operationId.");
    if (!Object.hasOwn(rules, string(fields["rule"])))
      throw wrong(`names no rule; there are ${Object.keys(rules).join(", ")}.`);
    if (string(fields["reason"]).trim() === "") throw wrong("gives no reason.");
    if (!/^\d{4}-\d\d-\d\d$/.test(until)) throw wrong("names no day it ends; write until: 2027-01-31.");
    return {
      operationId: string(fields["operationId"]),
      rule: string(fields["rule"]),
      pointer: typeof fields["pointer"] === "string" ? fields["pointer"] : undefined,
      reason: string(fields["reason"]),
      until,
    };
  });
}

/** Marks findings that are silenced on a day (`YYYY-MM-DD`); entries past their date silence nothing. */
export function silence(findings: readonly Finding[], silences: readonly Silence[], today: string): void {
  for (const finding of findings) {
    const entry = silences.find(
      ({ operationId, rule, pointer, until }) =>
        operationId === finding.operation.id &&
        rule === finding.rule &&
        (pointer === undefined || pointer === finding.pointer) &&
        until >= today,
    );
    finding.silenced = entry && `${entry.reason} (until ${entry.until})`;
  }
}
