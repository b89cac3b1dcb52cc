import { expect, test } from "vitest";
import type { Defect } from "./contract-server/defect";
import type { Habits } from "./contract-server/habits";
import { libraryDefects } from "./library/library-defects";
import { libraryHabits } from "./library/library-habits";
import { startLibrary } from "./library/library-server";
import { marketDefects } from "./market/market-defects";
import { marketHabits } from "./market/market-habits";
import { startMarket } from "./market/market-server";
import { expectReplays } from "./replay";
import { check } from "./run-checker";

const isThorough = process.env["STOCKBOOK_THOROUGH"] === "1";

/** On an ordinary day one seed, every third habit and a few of the defects, spread over all kinds; everything takes minutes. */
const seeds = isThorough ? Array.from({ length: 20 }, (_, index) => index + 1) : [1];
const everyHabit = isThorough ? 1 : 3;
const everyDefect = isThorough ? 1 : 40;

/** Told by what other trials made: to be played again it has to be made again. */
const always = [
  "listOrders knows another state",
  "listOrders knows another state in the fifteenth row",
  "listOrders knows another state on the third page",
  "listBooks tells an odd day in each third row",
];

/** Each is found by one scenario alone. */
const alone = [
  "getAccount reads the first half of a token",
  "createAddress knows no equator",
  "listAddresses shows everybody's",
  "updateProduct makes it anew",
];

const usual: Habits = { invalid: 400, foreign: 404, deleted: 204 };

const sides = [
  { name: "library", start: startLibrary, habits: libraryHabits, defects: libraryDefects },
  { name: "market", start: startMarket, habits: marketHabits, defects: marketDefects },
] as const;

for (const { name, start, habits, defects } of sides) {
  test.each(Object.entries(habits).filter((_, index) => index % everyHabit === 0))(
    `a %s ${name} raises nothing`,
    async (_, one) => {
      for (const seed of seeds) {
        const server = await start(undefined, one);
        const { findings } = await check(name, server.url, { seed });
        await server.close();
        expect(
          findings.map(({ operation, rule, expected, actual }) => [
            seed,
            operation.id,
            rule,
            expected,
            actual,
          ]),
        ).toEqual([]);
      }
    },
    300_000,
  );

  const some = defects.filter(
    (one, index) => index % everyDefect === 0 || [...always, ...alone].includes(one.name),
  );
  test.each(some.map((defect): [string, Defect] => [defect.name, defect]))(
    "%s, is found out, and nothing else is blamed",
    async (_, defect) => {
      const server = await start(defect, usual);
      const result = await check(name, server.url, { profile: defect.isSlow ? "quick" : "full" });
      await server.close();
      const { findings } = result;
      const own = findings.filter(({ operation }) => operation.id === defect.operationId);
      expect(own).not.toEqual([]);
      const others = findings.filter((one) => !own.includes(one));
      expect(others.map(({ operation, rule, expected }) => [operation.id, rule, expected])).toEqual([]);
      await expectReplays(name, result, server.url, () => start(defect, usual));
      if (defect.flaky) expect(own.filter(({ confirmed }) => confirmed)).toEqual([]);
    },
    120_000,
  );
}
