import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["listNotes ignores state", "listNotes", "filter"],
  ["listNotes ignores minPriority", "listNotes", "filter"],
  ["listNotes minPriority above", "listNotes", "filter"],
]);

testMutants(boards, [
  ["listBoards ignores colour", "listBoards", "filter"],
  ["listBoards loses red", "listBoards", "filter"],
]);

testMutants(tools, [["archived=false lists all", "listTools", "filter"]]);

testMutants(concerts, [
  ["X-Language ignored", "listConcerts", "filter"],
  ["rating lists better ones, too", "listReviews", "filter"],
]);
