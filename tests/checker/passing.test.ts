import { expect, test } from "vitest";
import { check } from "./run-checker";
import { startTools } from "./servers/tools-server";

test("a breakdown that came once does not hide one of the same operation that comes again", async () => {
  const server = await startTools("changeTool breaks down once, and on an emoji");
  const { findings } = await check("tools", server.url);
  await server.close();
  const told = findings.filter(
    ({ operation, rule }) => operation.id === "changeTool" && rule === "server-error",
  );
  expect(told.map(({ confirmed }) => confirmed).toSorted()).toEqual([false, true]);
});
