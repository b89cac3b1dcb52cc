import { testMutants } from "../../mutant-tests";
import { boards, notes, tools } from "../../rule-tests";

testMutants(notes, [["deleteNote deletes all", "deleteNote", "gone"]]);

testMutants(boards, [
  ["createBoard wrong location", "createBoard", "location"],
  ["createBoard location of the list", "createBoard", "location"],
]);

testMutants(tools, [["Location leads to another tool", "createTool", "location"]]);
