import { testMutants } from "../../mutant-tests";
import { boards, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["listNotes refuses 50", "listNotes", "acceptance"],
  ["createNote strict:text null", "createNote", "acceptance"],
  ["createNote refuses 40", "createNote", "acceptance"],
  ["createNote counts bytes", "createNote", "acceptance"],
  ["createNote wants text", "createNote", "acceptance"],
]);

testMutants(boards, [
  ["createBoard strict:note null", "createBoard", "acceptance"],
  ["addCard refuses 0", "addCard", "acceptance"],
]);

testMutants(tools, [
  ["login refuses to keep nobody signed in", "login", "acceptance"],
  ["29 February refused", "createTool", "acceptance"],
]);
