import { expect, test } from "vitest";
import { isThorough } from "../support/thoroughness";
import { check } from "./run-checker";
import { startShelf } from "./servers/shelf-server";
import { testShelf } from "./shelf-tests";

const seeds = isThorough ? Array.from({ length: 20 }, (_, index) => index + 1) : [1, 2, 4];

test.each(seeds)(
  "a correct shelf causes no findings, and every operation succeeds: seed %i",
  async (seed) => {
    const server = await startShelf();
    const { findings, operations, coverage } = await check("shelf", server.url, { seed });
    await server.close();
    expect(
      findings.map(({ operation, rule, expected, actual }) => [operation.id, rule, expected, actual]),
    ).toEqual([]);
    expect(operations.filter((one) => coverage.of(one).successes === 0).map(({ id }) => id)).toEqual([]);
  },
);

test("side by side a correct shelf causes no findings either, and what is found alone is found", async () => {
  const results = await Promise.all(
    ["", "a price of zero is taken"].map(async (defect) => {
      const server = await startShelf(defect);
      const { findings } = await check("shelf", server.url, { concurrency: 6 });
      await server.close();
      return [...new Set(findings.map(({ operation, rule }) => `${operation.id} ${rule}`))];
    }),
  );
  expect(results).toEqual([[], ["createBook refusal", "updateBook refusal"]]);
});

testShelf([
  // Keywords of OpenAPI 3.0
  ["a price of zero is taken", "createBook", "refusal"],
  ["no binding is refused", "createBook", "acceptance"],
  ["changes need no If-Match", "updateBook", "conditional"],
]);
