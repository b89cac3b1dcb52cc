import { readSource } from "../document/source";
import { type Finding, rules } from "../judge/finding";
import { type Json, object, string } from "../lib/json";
import { CheckProblem } from "../lib/problem";
import type { Contract } from "../load/model";

/** A known finding that is accepted for now. */
export interface Silence {
  /** File and line of the entry. */
  place: string;
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
  const entries = object(source.value)["silence"];
  if (!Array.isArray(entries))
    throw new CheckProblem(
      `${path}:1 has no list of silenced findings; write silence: [{ operationId: …, rule: …, reason: …, until: 2027-01-31 }].`,
    );
  return entries.map((entry, index) =>
    readEntry(object(entry), `${path}:${source.lineOf(`/silence/${index}`)}`),
  );
}

const members = ["operationId", "rule", "pointer", "reason", "until"];

function readEntry(fields: Json, place: string): Silence {
  const wrong = (message: string) => new CheckProblem(`${place} ${message}`);
  const { operationId, rule, pointer, reason, until } = fields;
  // A misspelt pointer would silence every finding of the rule.
  const unknown = Object.keys(fields).find((name) => !members.includes(name));
  if (unknown !== undefined) throw wrong(`${unknown} is not known; there are ${members.join(", ")}.`);
  if (string(operationId) === "") throw wrong("names no operationId.");
  if (!Object.hasOwn(rules, string(rule)))
    throw wrong(`names no rule; there are ${Object.keys(rules).join(", ")}.`);
  if (pointer !== undefined && typeof pointer !== "string")
    throw wrong("has a pointer that is none; write it as the finding does, such as /query.lang.");
  if (string(reason).trim() === "") throw wrong("gives no reason.");
  const day = readDay(until);
  if (day === undefined) throw wrong("names no day it ends; write until: 2027-01-31.");
  return {
    place,
    operationId: string(operationId),
    rule: string(rule),
    pointer,
    reason: string(reason),
    until: day,
  };
}

/** A day of the calendar as `YYYY-MM-DD`; undefined for anything else. */
function readDay(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : string(value);
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10
    ? text
    : undefined;
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

/** A sentence for each entry that can silence nothing: one past its date, or one whose operation the contracts lack. */
export function ineffectiveSilences(
  silences: readonly Silence[],
  contracts: readonly Contract[],
  today: string,
): string[] {
  const ids = new Set(contracts.flatMap(({ operations }) => operations.map(({ id }) => id)));
  return silences.flatMap(({ place, operationId, until }) => {
    if (!ids.has(operationId))
      return [`${place} silences nothing: the contracts have no operation ${operationId}.`];
    return until < today ? [`${place} silences nothing any more: it ended on ${until}.`] : [];
  });
}
