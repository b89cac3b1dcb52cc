import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rules } from "../../scripts/contract-check/judge/finding";
import { projectRoot } from "../support/project-copy";
import { projectFiles } from "./source-files";

const folder = "scripts/contract-check/rules";

/** The rule that a file belongs to: itself, or the one that it names with "Part of `name`." */
function ruleOf(file: string, text: string): string {
  const whole = /Part of `([\w-]+)`\./.exec(text)?.[1];
  return whole === undefined ? file : file.replace(/[\w-]+\.ts$/, `${whole}.ts`);
}

/** What is wrong with a file of a rule that reports findings: its statement, its ids, its test. */
function problemsOf(file: string): string[] {
  const own = readFileSync(join(projectRoot, file), "utf8");
  if (!own.includes(".report(")) return [];
  const rule = ruleOf(file, own);
  if (!existsSync(join(projectRoot, rule))) return [`${file}: ${rule} is missing`];
  const text = readFileSync(join(projectRoot, rule), "utf8");
  const stated = [...text.matchAll(/ \* Standard: .+\n(?: \* .+\n)*? \* Reports: (.+)\. Severity: .+\./g)];
  const unknown = stated
    .flatMap(([, ids = ""]) => [...ids.matchAll(/`([\w-]+)`/g)])
    .map(([, id = ""]) => id)
    .filter((id) => !Object.hasOwn(rules, id));
  const proof = rule.replace(folder, "tests/checker/rules").replace(/\.ts$/, ".test.ts");
  return [
    ...(stated.length === 0 ? [`${file}: no doc comment with standard, rule ids and severity`] : []),
    ...unknown.map((id) => `${file}: judge/finding.ts has no rule ${id}`),
    ...(existsSync(join(projectRoot, proof)) ? [] : [`${file}: ${proof} is missing`]),
  ];
}

test("every rule of the checker states its standard, rule ids and severity, and has a test of its name", () => {
  const files = projectFiles(folder).filter((file) => file.endsWith(".ts") && !file.includes("/shared/"));
  const reporting = files.filter((file) =>
    readFileSync(join(projectRoot, file), "utf8").includes(".report("),
  );
  expect(reporting.length).toBeGreaterThan(30);
  expect(files.flatMap(problemsOf)).toEqual([]);
});
