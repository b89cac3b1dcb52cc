import { expect, test } from "vitest";
import { check } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startNotes } from "./servers/notes-server";

test.each([
  ["notes", "createNote skip:title maxLength", "refusal", ["priority", "title"]],
  ["notes", "createNote skip:priority maximum", "refusal", ["priority", "title"]],
  ["notes", "createNote strict:text null", "acceptance", ["priority", "text", "title"]],
  ["boards", "createBoard skip:slug pattern", "refusal", ["name", "slug"]],
] as const)("%s, %s: the request is minimal", async (name, bug, rule, members) => {
  const server = await (name === "notes" ? startNotes : startBoards)(bug);
  const { findings } = await check(name, server.url);
  await server.close();
  const finding = findings.find((one) => one.rule === rule);
  expect(Object.keys(Object(finding?.exchange.call.body)).sort()).toEqual(members);
});
