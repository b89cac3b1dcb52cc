import { testMutants } from "../mutant-tests";
import { boards, notes, tools } from "../rule-tests";

testMutants(notes, [
  ["createNote breaks on quotes", "createNote", "server-error"],
  ["getNote sometimes breaks", "getNote", "server-error"],
  ["createNote status 201", "createNote", "status"],
]);

testMutants(boards, [
  ["getBoard unknown 500", "getBoard", "server-error"],
  ["createBoard 200", "createBoard", "status"],
  ["deleteBoard 202", "deleteBoard", "status"],
]);

testMutants(tools, [["changeTool breaks down on an emoji", "changeTool", "server-error"]]);
