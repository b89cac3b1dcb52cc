import { testMutants } from "../mutant-tests";
import { notes } from "../rule-tests";

testMutants(notes, [
  ["listNotes latin", "listNotes", "charset"],
  ["getNote html", "getNote", "content-type"],
]);
