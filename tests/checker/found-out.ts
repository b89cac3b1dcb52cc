import { expect, test } from "vitest";
import { createReport } from "../../scripts/contract-check/report/report";
import type { Mutant } from "./mutants";
import { expectReplays, secrets } from "./replay";
import { check } from "./run-checker";
import type { Habits, Running } from "./servers/kit";

/** A server of this folder, correct or with one defect. */
export interface Side {
  name: "notes" | "boards";
  start(bug?: string, habits?: Habits): Promise<Running>;
}

/** Every defect is told of the right operation by the right rule, without a secret, and comes again from what is printed. */
export function areFoundOut({ name, start }: Side, mutants: readonly Mutant[]): void {
  test.each(mutants.map((mutant): [string, Mutant] => [mutant[0], mutant]))(
    `${name}: %s is found, and the printed commands bring it again`,
    async (_, [bug, operationId, ...rules]) => {
      const server = await start(bug);
      const result = await check(name, server.url);
      await server.close();
      const told = result.findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
      expect(told.filter((one) => rules.some((rule) => one === `${operationId} ${rule}`))).not.toEqual([]);
      const report = createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined);
      for (const secret of secrets) expect(JSON.stringify(report)).not.toContain(secret);
      await expectReplays(name, result, server.url, () => start(bug));
    },
    60_000,
  );
}
