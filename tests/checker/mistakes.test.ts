import { expect, test } from "vitest";
import type { Exchange } from "../../scripts/contract-check/send/exchange";
import { check } from "./run-checker";
import { startTools } from "./servers/tools-server";

/** Fails once, in a trial of the operation: as a rule does that has a mistake. */
function failOnce(operationId: string): (exchange: Exchange) => void {
  let calls = 0;
  return ({ operation }) => {
    if (operation.id !== operationId) return;
    calls += 1;
    if (calls === 3) throw new RangeError("Invalid time value");
  };
}

test("a mistake of a rule ends its trial alone, and the run tells where it was", async () => {
  const server = await startTools("changeTool breaks down once, and on an emoji");
  const { findings, problem } = await check("tools", server.url, {
    toleratesMistakes: true,
    profile: "quick",
    isSelected: ({ id }) => /Tool$/.test(id),
    onExchange: failOnce("changeTool"),
  });
  await server.close();
  expect(problem).toMatch(
    /^One trial ended with a mistake of the checker, the first one in ".*changeTool.*": RangeError/,
  );
  expect(findings.some(({ operation }) => operation.id === "changeTool")).toBe(true);
});

test("in the project's own tests a mistake of a rule ends the run", async () => {
  const server = await startTools();
  const run = check("tools", server.url, { profile: "quick", onExchange: failOnce("changeTool") });
  await expect(run).rejects.toThrow("Invalid time value");
  await server.close();
});
