import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";

testMutants(notes, [
  ["listNotes default order", "listNotes", "sort"],
  ["listNotes never falls", "listNotes", "sort"],
]);

testMutants(boards, [["listBoards unsorted", "listBoards", "sort"]]);

testMutants(concerts, [
  ["price sorted as text", "listConcerts", "sort"],
  ["startsAt sorted as text", "listConcerts", "sort"],
]);
