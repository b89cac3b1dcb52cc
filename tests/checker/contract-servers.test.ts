import { expect, test } from "vitest";
import { everyNth, isThorough } from "../support/thoroughness";
import type { Defect } from "./contract-server/defect";
import type { ServerVariant } from "./contract-server/server-variant";
import { libraryDefects } from "./library/library-defects";
import { startLibrary } from "./library/library-server";
import { libraryVariants } from "./library/library-variants";
import { marketDefects } from "./market/market-defects";
import { startMarket } from "./market/market-server";
import { marketVariants } from "./market/market-variants";
import { expectReplays } from "./replay";
import { check } from "./run-checker";

/** By default one seed, a sample of the variants and some defects of the two lists below; the full set takes minutes. */
const seeds = isThorough ? Array.from({ length: 20 }, (_, index) => index + 1) : [1];
const variantStep = isThorough ? 1 : 36;

/** Found with resources of other trials, so that the replay has to create them again. */
const crossTrialDefects = [
  "listOrders knows another state",
  "listOrders knows another state in the fifteenth row",
  "listOrders knows another state on the third page",
  "listBooks tells an odd day in each third row",
];

/** Each is found by a single scenario. */
const singleScenarioDefects = [
  "getAccount reads the first half of a token",
  "createAddress knows no equator",
  "listAddresses shows everybody's",
  "updateProduct makes it anew",
];

const defaultVariant: ServerVariant = { invalid: 400, foreign: 404, deleted: 204 };

const sampleServers = [
  { name: "library", start: startLibrary, variants: libraryVariants, defects: libraryDefects },
  { name: "market", start: startMarket, variants: marketVariants, defects: marketDefects },
] as const;

for (const { name, start, variants, defects } of sampleServers) {
  test.each(Object.entries(variants).filter((_, index) => index % variantStep === 0))(
    `a %s ${name} causes no findings`,
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

  const named = everyNth([...crossTrialDefects, ...singleScenarioDefects], 3);
  const selected = defects.filter((one) => isThorough || named.includes(one.name));
  test.each(selected.map((defect): [string, Defect] => [defect.name, defect]))(
    "%s is found, without findings on other operations",
    async (_, defect) => {
      const server = await start(defect, defaultVariant);
      const result = await check(name, server.url, { profile: defect.isSlow ? "quick" : "full" });
      await server.close();
      const { findings } = result;
      const own = findings.filter(({ operation }) => operation.id === defect.operationId);
      expect(own).not.toEqual([]);
      const others = findings.filter((one) => !own.includes(one));
      expect(others.map(({ operation, rule, expected }) => [operation.id, rule, expected])).toEqual([]);
      await expectReplays(name, result, server.url, () => start(defect, defaultVariant));
      if (defect.isFlaky) expect(own.filter(({ confirmed }) => confirmed)).toEqual([]);
    },
    120_000,
  );
}
