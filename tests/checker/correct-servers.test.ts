import { expect, test } from "vitest";
import { everyNth, isThorough } from "../support/thoroughness";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startConcerts } from "./servers/concerts-server";
import type { ServerVariant } from "./servers/kit";
import { startNotes } from "./servers/notes-server";
import { startTools } from "./servers/tools-server";
import { startWiki } from "./servers/wiki-server";

/** By default the first and the third, which differ in everything. */
const variants: ServerVariant[] = [
  { invalid: 400, foreign: 404, deleted: 204 },
  { invalid: 400, foreign: 403, deleted: 204 },
  { invalid: 422, foreign: 403, deleted: 200 },
  { invalid: 422, foreign: 404, deleted: 200 },
];

/** By default one seed a variant, a different one for each; all twenty for every variant take minutes. */
function seedsFor(variant: ServerVariant): number[] {
  if (!isThorough) return [variants.indexOf(variant) + 1];
  return Array.from({ length: 20 }, (_, index) => index + 1);
}

/** Resources that no operation of the contract deletes. */
const undeletable: Record<"notes" | "boards" | "concerts" | "tools" | "wiki", readonly string[]> = {
  notes: [],
  boards: [],
  concerts: ["venue", "review", "order"],
  tools: ["remark"],
  wiki: [],
};

for (const [name, start] of [
  ["notes", startNotes],
  ["boards", startBoards],
  ["concerts", startConcerts],
  ["tools", startTools],
  ["wiki", startWiki],
] as const)
  test.each(everyNth(variants, 2))(
    `a correct server for ${name} causes no findings: %o`,
    async (one) => {
      const server = await start("", one);
      for (const seed of seedsFor(one)) {
        const { findings, leftOver } = await check(name, server.url, { seed });
        expect(
          findings.map(({ operation, rule, expected, actual }) => [operation.id, rule, expected, actual]),
        ).toEqual([]);
        expect(leftOver.filter(({ resource }) => !undeletable[name].includes(resource))).toEqual([]);
      }
      await server.close();
    },
    300_000,
  );
