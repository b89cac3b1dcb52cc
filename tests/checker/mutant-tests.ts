import { expect, test } from "vitest";
import type { Finding, Rule } from "../../scripts/contract-check/judge/finding";
import { harReport } from "../../scripts/contract-check/report/har";
import { htmlReport } from "../../scripts/contract-check/report/html";
import { junitReport } from "../../scripts/contract-check/report/junit";
import { createReport } from "../../scripts/contract-check/report/report";
import { sarifReport } from "../../scripts/contract-check/report/sarif";
import { colours, terminalReport } from "../../scripts/contract-check/report/terminal";
import type { RunOptions } from "../../scripts/contract-check/run/create-checker";
import type { RunResult } from "../../scripts/contract-check/run/run";
import { everyNth, isThorough } from "../support/thoroughness";
import { expectReplays, secrets } from "./replay";
import { check } from "./run-checker";
import type { RunningServer, ServerVariant } from "./servers/kit";

/** A defect: its name in the server, its operation, and the rules that may report it. */
export type Mutant = readonly [bug: string, operationId: string, ...rules: Rule[]];

/** A sample server, correct or with one defect. */
export interface SampleServer {
  name: "notes" | "boards" | "concerts" | "tools" | "wiki";
  /** Findings on other operations fail the test. */
  isStrict?: boolean;
  start(bug?: string, variant?: ServerVariant): Promise<RunningServer>;
}

/** Every report of a run. */
function reportsOf(result: RunResult): string[] {
  const report = createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined);
  return [
    JSON.stringify(report),
    htmlReport(report),
    harReport(report),
    junitReport(report),
    sarifReport(report),
    terminalReport(report, colours(false)),
  ];
}

/** The quick profile finds most defects in a third of the time; the thorough run takes the full one at once. */
function profilesFor(rules: readonly Rule[]): readonly RunOptions["profile"][] {
  // A slow server takes too long in the full profile.
  if (rules.includes("time")) return ["quick"];
  return isThorough ? ["full"] : ["quick", "full"];
}

/** Checks new servers in one profile after the other, until a finding is the wanted one. */
async function checkUntilFound(
  name: SampleServer["name"],
  start: () => Promise<RunningServer>,
  [profile = "full", ...others]: readonly RunOptions["profile"][],
  isWanted: (finding: Finding) => boolean,
): Promise<{ result: RunResult; origin: string }> {
  const server = await start();
  const result = await check(name, server.url, { profile });
  await server.close();
  if (others.length === 0 || result.findings.some(isWanted)) return { result, origin: server.url };
  return checkUntilFound(name, start, others, isWanted);
}

/**
 * Each defect is reported for its operation and rule (every fourteenth one by default), no report holds a secret, and
 * the printed commands reproduce it.
 */
export function testMutants(
  { name, start, isStrict = false }: SampleServer,
  mutants: readonly Mutant[],
): void {
  test.each(everyNth(mutants, 14).map((mutant): [string, Mutant] => [mutant[0], mutant]))(
    `${name}: %s is found, and the printed commands reproduce it`,
    async (_, [bug, operationId, ...rules]) => {
      const isWanted = ({ operation, rule }: Finding) => operation.id === operationId && rules.includes(rule);
      const { result, origin } = await checkUntilFound(name, () => start(bug), profilesFor(rules), isWanted);
      const reported = result.findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
      expect(result.findings.filter(isWanted), reported.join(", ")).not.toEqual([]);
      if (isStrict) expect(reported.filter((one) => !one.startsWith(`${operationId} `))).toEqual([]);
      const texts = reportsOf(result);
      for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
      await expectReplays(name, result, origin, () => start(bug));
    },
    60_000,
  );
}
