import { expect, test } from "vitest";
import { nameOfOperation } from "../../scripts/contract-check/load/operation-name";
import { operationsOf } from "./inline-contract";

test.each([
  ["listNotes", "get", "/notes", "listNotes"],
  ["read_note_notes__note_id__get", "get", "/notes/{note_id}", "read_note"],
  ["create_note_notes__post", "post", "/notes/", "create_note"],
  ["NoteController.findById", "get", "/notes/{id}", "findNote"],
  ["NoteController.find", "get", "/notes", "findNote"],
  ["NotesController_findAll", "get", "/notes", "findNotes"],
  ["NotesController_close", "post", "/notes/{id}/close", "closeNote"],
  ["NotesController_addComment", "post", "/notes/{id}/comments", "addComment"],
])("an id is read without what a tool adds: %s", (id, method, path, name) => {
  expect(nameOfOperation(id, method, path)).toBe(name);
});

test.each([
  ["get", "/decks", "listDecks"],
  ["get", "/decks/{deckId}", "getDeck"],
  ["post", "/decks", "createDeck"],
  ["put", "/decks/{deckId}", "replaceDeck"],
  ["patch", "/decks/{deckId}/cards/{cardId}", "updateCard"],
  ["delete", "/decks/{deckId}", "deleteDeck"],
  ["post", "/decks/{deckId}/archive", "archiveDeck"],
  ["post", "/decks/{deckId}/cards", "createCard"],
])("an operation without an id is called after its method and path: %s %s", (method, path, name) => {
  expect(nameOfOperation("", method, path)).toBe(name);
});

test("a slash at the end of a path is sent, and does not belong to what the path means", () => {
  const done = { responses: { "200": { description: "Done" } } };
  const { path, address } = operationsOf({ "/notes/": { get: { operationId: "listNotes", ...done } } })(
    "listNotes",
  );
  expect([path, address]).toEqual(["/notes", "/notes/"]);
  const root = operationsOf({ "/": { get: { operationId: "getRoot", ...done } } })("getRoot");
  expect(root.path).toBe("/");
});
