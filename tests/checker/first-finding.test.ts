import { expect, test } from "vitest";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startNotes } from "./servers/notes-server";

test.each([
  ["notes", "getProfile date", "getProfile"],
  ["notes", "createNote status 201", "createNote"],
  ["boards", "getBoard no tag", "getBoard"],
] as const)("%s, %s: the finding is reported before the next trial", async (name, bug, operationId) => {
  const server = await (name === "notes" ? startNotes : startBoards)(bug);
  let trials = 0;
  let trialsAtResponse: number | undefined;
  let trialsAtFinding: number | undefined;
  const { findings } = await check(name, server.url, {
    onProgress: () => {
      trials += 1;
    },
    onExchange: ({ operation }) => {
      if (operation.id === operationId) trialsAtResponse ??= trials;
    },
    onFinding: () => {
      trialsAtFinding ??= trials;
    },
  });
  await server.close();
  expect(findings[0]?.operation.id).toBe(operationId);
  expect(trialsAtFinding).toBe(trialsAtResponse);
  expect(trials).toBeGreaterThan(50);
});
