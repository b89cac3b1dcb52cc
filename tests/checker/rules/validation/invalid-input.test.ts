import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["login skip:password minLength", "login", "refusal", "refusal-code"],
  ["listNotes page 0", "listNotes", "refusal"],
  ["listNotes size 51", "listNotes", "refusal"],
  ["listNotes any sort", "listNotes", "refusal"],
  ["createNote skip:title required", "createNote", "refusal"],
  ["createNote skip:title minLength", "createNote", "refusal"],
  ["createNote skip:title maxLength", "createNote", "refusal"],
  ["createNote skip:title type", "createNote", "refusal"],
  ["createNote skip:priority null", "createNote", "refusal"],
  ["createNote skip:priority minimum", "createNote", "refusal"],
  ["createNote skip:priority maximum", "createNote", "refusal"],
  ["createNote skip:priority type", "createNote", "refusal"],
  ["createNote skip:state enum", "createNote", "refusal"],
  ["createNote skip:dueAt format", "createNote", "refusal"],
  ["createNote skip:contact format", "createNote", "refusal"],
  ["createNote skip:contact maxLength", "createNote", "refusal"],
  ["createNote skip:tags maxItems", "createNote", "refusal"],
  ["createNote skip:tags uniqueItems", "createNote", "refusal"],
  ["createNote skip:tags items", "createNote", "refusal"],
  ["createNote skip:unknown members", "createNote", "refusal"],
  ["createNote says 404", "createNote", "refusal-code"],
  ["update skip:priority maximum", "updateNote", "refusal"],
]);

testMutants(boards, [
  ["settings skip:theme enum", "replaceSettings", "refusal"],
  ["createBoard skip:slug pattern", "createBoard", "refusal"],
  ["createBoard skip:starts format", "createBoard", "refusal"],
  ["createBoard skip:name minLength", "createBoard", "refusal"],
  ["any key", "createBoard", "refusal"],
  ["updateBoard skip:colour enum", "updateBoard", "refusal"],
  ["updateBoard empty", "updateBoard", "refusal"],
  ["replaceBoard skip:name maxLength", "replaceBoard", "refusal"],
  ["addCard skip:points multipleOf", "addCard", "refusal"],
  ["addCard skip:points exclusiveMaximum", "addCard", "refusal"],
  ["addCard skip:points minimum", "addCard", "refusal"],
]);

testMutants(tools, [
  ["size between the listed ones", "createTool", "refusal"],
  ["createTool takes a slash", "createTool", "refusal"],
  ["createTool takes a name of blanks", "createTool", "refusal"],
]);

testMutants(concerts, [
  ["same seat twice in one hold", "holdSeats", "refusal"],
  ["standing takes unknown members", "holdSeats", "refusal"],
  ["a review dated 2025-02-30", "writeReview", "refusal"],
  ["an order takes acceptTerms false", "createOrder", "refusal"],
]);
