import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { groups } from "../../mocks/groups";
import { prepareBackEnd } from "../../mocks/kernel/back-end";
import { createKernel } from "../../mocks/kernel/kernel";
import { projectRoot } from "../support/project-copy";

const backEnd = prepareBackEnd(groups);
const clock = { mode: "frozen", at: Date.parse("2026-11-21T10:32:00+08:00") } as const;

/** operationIds of the hand-written contracts, read without the generator. */
function declaredOperations(): string[] {
  const folder = join(projectRoot, "contracts");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) => {
      const { paths } = Object(parse(readFileSync(join(folder, name), "utf8")));
      const methods = Object.values(Object(paths)).flatMap((item) => Object.values(Object(item)));
      return methods.flatMap((operation) => {
        const { operationId } = Object(operation);
        return typeof operationId === "string" ? [operationId] : [];
      });
    });
}

test("every operation of every contract is answered, and nothing else", () => {
  const declared = declaredOperations();
  expect(declared).toHaveLength(175);
  expect(backEnd.endpoints.map(({ operationId }) => operationId).sort()).toEqual(declared.sort());
});

describe.each([
  ["persona", backEnd.personas, 12],
  ["scenario", backEnd.scenarios, 30],
] as const)("every %s", (kind, preparations, least) => {
  const named = Object.entries(preparations);

  test(`there are at least ${least}`, () => {
    expect(named.length).toBeGreaterThanOrEqual(least);
  });

  test("is documented in one sentence", () => {
    for (const [name, { sentence }] of named) expect(sentence, name).toMatch(/^\S[^\n]*\.$/);
    expect(new Set(named.map(([, { sentence }]) => sentence)).size).toBe(named.length);
  });

  test("prepares a world, the same one each time", { timeout: 120_000 }, () => {
    for (const [name] of named) {
      const make = () => createKernel({ groups, clock, mock: `${kind}:${name}` }).world.netChanges();
      expect(make(), name).toEqual(make());
    }
  });
});
