import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rules } from "../../scripts/contract-check/judge/finding";
import { projectRoot } from "../support/project-copy";
import { projectFiles } from "./source-files";

const checker = "scripts/contract-check";
const tests = "tests/checker";

/** A file of the checker with what its doc comments state. */
interface RuleFile {
  readonly file: string;
  /** Rule ids in the code: `report("paging", …)`, `rule: "body"`, `fault("leak", …)`. */
  readonly used: readonly string[];
  /** Rule ids of the statements that are complete: standard, rule ids, severity. */
  readonly stated: readonly string[];
}

const statement =
  / \* Standard: \S.*\n(?: \* (?!Standard:|Reports:).+\n)* \* Reports: (`[\w-]+`(?:, `[\w-]+`)*)\. Severity: (?:error|warning|note)\./g;

function readRuleFile(file: string, text: string): RuleFile {
  const code = text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, "");
  const used = [...code.matchAll(/(?:\breport\(|\brule: |\bfault\()\s*"([\w-]+)"/g)].map(([, id = ""]) => id);
  const stated = [...text.matchAll(statement)].flatMap(([, ids = ""]) => ids.replaceAll("`", "").split(", "));
  return { file, used, stated };
}

/** The rule that a file belongs to: itself, or the one that it names with "Part of `name`." */
function ruleOf(file: string, text: string): string {
  const whole = /Part of `([\w-]+)`\./.exec(text)?.[1];
  return whole === undefined ? file : file.replace(/[\w-]+\.ts$/, `${whole}.ts`);
}

const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");

const sources = projectFiles(`${checker}/rules`, `${checker}/judge`)
  .filter((file) => file.endsWith(".ts") && !/\/shared\/|\/finding\.ts$/.test(file))
  .map((file) => ({ file, text: read(file) }));

/** Whether a file judges: it reports, names a rule, or states one. */
const isRule = ({ file, text }: (typeof sources)[number]): boolean => {
  const { used, stated } = readRuleFile(file, text);
  return text.includes(".report(") || used.length > 0 || stated.length > 0;
};

const testOf = (rule: string): string => rule.replace(checker, tests).replace(/\.ts$/, ".test.ts");

/** Problems of a file that judges: its statement, its ids, its test. */
function problemsOf({ file, text }: (typeof sources)[number]): string[] {
  const rule = ruleOf(file, text);
  if (!existsSync(join(projectRoot, rule))) return [`${file}: ${rule} is missing`];
  const { stated } = readRuleFile(rule, read(rule));
  const { used } = readRuleFile(file, text);
  return [
    ...(stated.length === 0 ? [`${file}: no doc comment with standard, rule ids and severity`] : []),
    ...stated
      .filter((id) => !Object.hasOwn(rules, id))
      .map((id) => `${file}: judge/finding.ts has no rule ${id}`),
    ...used.filter((id) => !stated.includes(id)).map((id) => `${file}: ${id} is reported and not stated`),
    ...(existsSync(join(projectRoot, testOf(rule))) ? [] : [`${file}: ${testOf(rule)} is missing`]),
  ];
}

test("every rule of the checker states its standard, rule ids and severity, and has a test of its name", () => {
  const judging = sources.filter(isRule);
  expect(judging.length).toBeGreaterThan(50);
  expect(judging.flatMap(problemsOf)).toEqual([]);
});

test("every rule id is stated by a rule; the proxy alone judges requests", () => {
  const stated = new Set(sources.flatMap(({ file, text }) => readRuleFile(file, text).stated));
  expect(Object.keys(rules).filter((id) => !stated.has(id))).toEqual(["request"]);
});

test("every test of a rule has its rule", () => {
  const tested = projectFiles(`${tests}/rules`, `${tests}/judge`).filter((file) => file.endsWith(".test.ts"));
  const known = new Set(sources.filter(isRule).map(({ file }) => testOf(file)));
  expect(tested.filter((file) => !known.has(file))).toEqual([]);
});

describe("a planted rule", () => {
  const doc = (lines: string) => `/**\n * Pages end.\n *\n${lines} */\n`;
  const code = 'export const pages = (trial) => trial.report("paging", {});\n';

  test("with a whole statement states its ids", () => {
    const lines = " * Standard: RFC 8288 §3.\n * Reports: `paging`, `listed`. Severity: error.\n";
    expect(readRuleFile("a.ts", doc(lines) + code)).toMatchObject({
      stated: ["paging", "listed"],
      used: ["paging"],
    });
  });

  test.each([
    ["without a standard", " * Reports: `paging`. Severity: error.\n"],
    ["without a severity", " * Standard: RFC 8288 §3.\n * Reports: `paging`.\n"],
    ["with another severity", " * Standard: RFC 8288 §3.\n * Reports: `paging`. Severity: high.\n"],
    ["without rule ids", " * Standard: RFC 8288 §3.\n * Severity: error.\n"],
  ])("%s states nothing", (_, lines) => {
    expect(readRuleFile("a.ts", doc(lines) + code).stated).toEqual([]);
  });
});
