import { expect, test } from "vitest";
import { curlScript } from "../../scripts/contract-check/report/curl";
import { startLibrary } from "./library/library-server";
import { marketDefects } from "./market/market-defects";
import { startMarket } from "./market/market-server";
import { expectReplays } from "./replay";
import { check } from "./run-checker";

const defaultVariant = { invalid: 400, foreign: 404, deleted: 204 } as const;

test("ids of letters alone are read from the responses of the printed commands", async () => {
  const defect = marketDefects.find(({ name }) => name === "deleteAddress is open to all");
  const start = () => startMarket(defect, { ...defaultVariant, lettersOnly: true });
  const server = await start();
  const result = await check("market", server.url, {
    isSelected: ({ id }) => /Address|logIn|getAccount/.test(id),
  });
  await server.close();
  expect(result.findings.map(({ operation, rule }) => [operation.id, rule])).toEqual([
    ["deleteAddress", "ownership"],
  ]);
  await expectReplays("market", result, server.url, start);
});

test("a number that is equal to an id is not replaced by the id", async () => {
  const server = await startLibrary(undefined, defaultVariant);
  const scripts: string[] = [];
  await check("library", server.url, {
    isSelected: ({ id }) => /Book|login/.test(id),
    onExchange: (exchange) => {
      const { body, operation } = exchange.call;
      if (operation.id !== "createBook" || !JSON.stringify(body ?? null).includes('"number"')) return;
      scripts.push(curlScript([exchange, { ...exchange }]));
    },
  });
  await server.close();
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).not.toMatch(/"number":'"\$id/);
});
