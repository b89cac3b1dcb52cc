import { expect, test } from "vitest";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startConcerts } from "./servers/concerts-server";
import type { Habits } from "./servers/kit";
import { startNotes } from "./servers/notes-server";
import { startTools } from "./servers/tools-server";

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

/** What no operation of the contract deletes. */
const lasting: Record<"notes" | "boards" | "concerts" | "tools", readonly string[]> = {
  notes: [],
  boards: [],
  concerts: ["venue", "review", "order"],
  tools: ["remark"],
};

for (const [name, start] of [
  ["notes", startNotes],
  ["boards", startBoards],
  ["concerts", startConcerts],
  ["tools", startTools],
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
        expect(leftOver.filter(({ resource }) => !lasting[name].includes(resource))).toEqual([]);
      }
      await server.close();
    },
    300_000,
  );
