import { testMutants } from "../mutant-tests";
import { boards, notes } from "../rule-tests";

testMutants(notes, [
  ["createNote code 0", "createNote", "body", "envelope"],
  ["update success with code", "updateNote", "body", "envelope"],
  ["archive data on failure", "archiveNote", "body", "envelope"],
]);

testMutants(boards, [
  ["code unlike status", "createBoard", "envelope"],
  ["success on failure", "listCards", "envelope"],
  ["errcode on success", "getSettings", "envelope"],
  ["errcode null on failure", "getCard", "envelope"],
]);
