import { testMutants } from "../mutant-tests";
import { boards, notes } from "../rule-tests";

testMutants(notes, [
  ["getProfile too long", "getProfile", "body"],
  ["getProfile date", "getProfile", "body"],
  ["getProfile half", "getProfile", "body"],
  ["login without expiry", "login", "body"],
  ["listNotes extra member", "listNotes", "body"],
  ["createNote time", "createNote", "body"],
  ["getNote empty", "getNote", "not-found", "body"],
  ["getNote without text", "getNote", "body"],
  ["getNote id text", "getNote", "body"],
  ["deleteNote data", "deleteNote", "body"],
]);

testMutants(boards, [
  ["getBoard without slug", "getBoard", "body"],
  ["getCard points", "getCard", "body"],
]);
