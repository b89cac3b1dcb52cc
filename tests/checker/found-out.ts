import { expect, test } from "vitest";
import { harReport } from "../../scripts/contract-check/report/har";
import { htmlReport } from "../../scripts/contract-check/report/html";
import { junitReport } from "../../scripts/contract-check/report/junit";
import { createReport } from "../../scripts/contract-check/report/report";
import { sarifReport } from "../../scripts/contract-check/report/sarif";
import { colours, terminalReport } from "../../scripts/contract-check/report/terminal";
import type { RunResult } from "../../scripts/contract-check/run/check";
import type { Mutant } from "./mutants";
import { expectReplays, secrets } from "./replay";
import { check } from "./run-checker";
import type { Habits, Running } from "./servers/kit";

/** A server of this folder, correct or with one defect. */
export interface Side {
  name: "notes" | "boards" | "concerts" | "tools";
  /** Nobody but the guilty operation may be named. */
  isStrict?: boolean;
  start(bug?: string, habits?: Habits): Promise<Running>;
}

/** Everything that is written about a run. */
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

/** Every defect is told of the right operation by the right rule, without a secret in any report, and comes again from what is printed. */
export function areFoundOut({ name, start, isStrict = false }: Side, mutants: readonly Mutant[]): void {
  test.each(mutants.map((mutant): [string, Mutant] => [mutant[0], mutant]))(
    `${name}: %s is found, and the printed commands bring it again`,
    async (_, [bug, operationId, ...rules]) => {
      const server = await start(bug);
      // A server that waits is asked less.
      const result = await check(name, server.url, { profile: rules.includes("time") ? "quick" : "full" });
      await server.close();
      const told = result.findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
      expect(told.filter((one) => rules.some((rule) => one === `${operationId} ${rule}`))).not.toEqual([]);
      if (isStrict) expect(told.filter((one) => !one.startsWith(`${operationId} `))).toEqual([]);
      const texts = reportsOf(result);
      for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
      await expectReplays(name, result, server.url, () => start(bug));
    },
    60_000,
  );
}
