import { expect, test } from "vitest";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import type { Habits } from "./servers/kit";
import { startNotes } from "./servers/notes-server";

const habits: Habits[] = [
  { invalid: 400, foreign: 404, deleted: 204 },
  { invalid: 422, foreign: 403, deleted: 200 },
  { invalid: 400, foreign: 403, deleted: 204 },
  { invalid: 422, foreign: 404, deleted: 200 },
];

/** On an ordinary day three seeds; all twenty take minutes. */
const seeds = Array.from(
  { length: process.env["STOCKBOOK_THOROUGH"] === "1" ? 20 : 3 },
  (_, index) => index + 1,
);

for (const [name, start] of [
  ["notes", startNotes],
  ["boards", startBoards],
] as const)
  test.each(habits)(
    `a correct server for ${name} raises nothing: %o`,
    async (one) => {
      const server = await start("", one);
      for (const seed of seeds) {
        const { findings, leftOver } = await check(name, server.url, { seed });
        expect(
          findings.map(({ operation, rule, expected, actual }) => [operation.id, rule, expected, actual]),
        ).toEqual([]);
        expect(leftOver).toEqual([]);
      }
      await server.close();
    },
    300_000,
  );
