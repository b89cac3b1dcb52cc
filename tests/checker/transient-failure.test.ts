import { expect, test } from "vitest";
import { check } from "./run-checker";
import { startTools } from "./servers/tools-server";

test("a transient server error does not hide a reproducible one of the same operation", async () => {
  const server = await startTools("changeTool breaks down once, and on an emoji");
  const { findings } = await check("tools", server.url);
  await server.close();
  const failures = findings.filter(
    ({ operation, rule }) => operation.id === "changeTool" && rule === "server-error",
  );
  expect(failures.map(({ confirmed }) => confirmed).toSorted()).toEqual([false, true]);
});
