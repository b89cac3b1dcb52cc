import { readFileSync } from "node:fs";
import { type Finding, generalPointer } from "../judge/finding";
import { array, isObject, object, string } from "../lib/json";
import { CheckProblem } from "../lib/problem";

/** Places of findings that an earlier run reported. */
export type Baseline = ReadonlySet<string>;

/**
 * Reads the JSON report of an earlier run: what it reported is known, and only what is new fails.
 * @throws CheckProblem when it is no such report
 */
export function readBaseline(path: string): Baseline {
  const findings = object(parse(path))["findings"];
  if (!Array.isArray(findings))
    throw new CheckProblem(
      `--baseline ${path} is no report; give one that an earlier run wrote with --report json=FILE.`,
    );
  const known = new Set<string>();
  for (const one of findings.filter(isObject)) {
    const rule = string(one["rule"]);
    const pointer = string(one["pointer"]);
    known.add(placeOf(string(one["operationId"]), rule, pointer));
    // A finding that stands for several places: each of them may be the first one in another run.
    for (const other of array(one["also"])) {
      const [id = "", at = ""] = string(other).split(" ");
      const isPlace = id !== "" && !id.startsWith("/");
      known.add(isPlace ? placeOf(id, rule, at) : placeOf(string(one["operationId"]), rule, id));
    }
  }
  return known;
}

/** Marks the findings that an earlier run reported as known. */
export function markKnown(findings: readonly Finding[], known: Baseline): void {
  for (const finding of findings)
    if (known.has(placeOf(finding.operation.id, finding.rule, finding.pointer)))
      finding.silenced ??= "known from the baseline";
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new CheckProblem(
      error instanceof SyntaxError
        ? `--baseline ${path} is not JSON; give a report that an earlier run wrote with --report json=FILE.`
        : `--baseline ${path} cannot be read; check its name.`,
    );
  }
}

const placeOf = (operationId: string, rule: string, pointer: string): string =>
  `${operationId} ${rule} ${generalPointer(pointer)}`;
