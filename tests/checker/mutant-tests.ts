import { expect, test } from "vitest";
import type { Rule } from "../../scripts/contract-check/judge/finding";
import { harReport } from "../../scripts/contract-check/report/har";
import { htmlReport } from "../../scripts/contract-check/report/html";
import { junitReport } from "../../scripts/contract-check/report/junit";
import { createReport } from "../../scripts/contract-check/report/report";
import { sarifReport } from "../../scripts/contract-check/report/sarif";
import { colours, terminalReport } from "../../scripts/contract-check/report/terminal";
import type { RunResult } from "../../scripts/contract-check/run/run";
import { everyNth } from "../support/thoroughness";
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

/**
 * Each defect is reported for its operation and rule (every third one by default), no report holds a secret, and the printed commands
 * reproduce it.
 */
export function testMutants(
  { name, start, isStrict = false }: SampleServer,
  mutants: readonly Mutant[],
): void {
  test.each(everyNth(mutants, 3).map((mutant): [string, Mutant] => [mutant[0], mutant]))(
    `${name}: %s is found, and the printed commands reproduce it`,
    async (_, [bug, operationId, ...rules]) => {
      const server = await start(bug);
      // A slow server takes too long in the full profile.
      const result = await check(name, server.url, { profile: rules.includes("time") ? "quick" : "full" });
      await server.close();
      const reported = result.findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
      expect(reported.filter((one) => rules.some((rule) => one === `${operationId} ${rule}`))).not.toEqual(
        [],
      );
      if (isStrict) expect(reported.filter((one) => !one.startsWith(`${operationId} `))).toEqual([]);
      const texts = reportsOf(result);
      for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
      await expectReplays(name, result, server.url, () => start(bug));
    },
    60_000,
  );
}
