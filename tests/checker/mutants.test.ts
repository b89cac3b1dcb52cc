import { expect, test } from "vitest";
import { createReport } from "../../scripts/contract-check/report/report";
import { boardMutants, type Mutant, noteMutants } from "./mutants";
import { replay, secrets } from "./replay";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import type { Habits } from "./servers/kit";
import { startNotes } from "./servers/notes-server";

const sides = [
  { name: "notes", start: startNotes, mutants: noteMutants },
  { name: "boards", start: startBoards, mutants: boardMutants },
] as const;

const habits: Habits[] = [
  { invalid: 400, foreign: 404, deleted: 204 },
  { invalid: 422, foreign: 403, deleted: 200 },
  { invalid: 400, foreign: 403, deleted: 204 },
  { invalid: 422, foreign: 404, deleted: 200 },
];

for (const { name, start, mutants } of sides) {
  test.each(habits)(`a correct server for ${name} raises nothing: %o`, async (one) => {
    const server = await start("", one);
    for (const seed of [1, 2, 3]) {
      const { findings, leftOver } = await check(name, server.url, { seed });
      expect(
        findings.map(({ operation, rule, expected, actual }) => [operation.id, rule, expected, actual]),
      ).toEqual([]);
      expect(leftOver).toEqual([]);
    }
    await server.close();
  });

  test.each(mutants.map((mutant): [string, Mutant] => [mutant[0], mutant]))(
    `${name}: %s is found, and its curl brings it again`,
    async (_, [bug, operationId, ...rules]) => {
      const server = await start(bug);
      const result = await check(name, server.url);
      const told = result.findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
      expect(told.filter((one) => rules.some((rule) => one === `${operationId} ${rule}`))).not.toEqual([]);
      const report = createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined);
      for (const secret of secrets) expect(JSON.stringify(report)).not.toContain(secret);
      // One that came and went may not come again.
      const [steady] = report.findings.filter(({ confirmed, response }) => confirmed && response);
      if (steady) {
        const { came, told: before } = await replay(steady);
        expect(came).toBe(before);
      }
      await server.close();
    },
  );
}
