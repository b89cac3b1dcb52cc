import { testMutants } from "../../mutant-tests";
import { boards, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["listNotes overlaps", "listNotes", "paging"],
  ["listNotes one too many", "listNotes", "paging"],
  ["listNotes total of page", "listNotes", "paging"],
  ["listNotes total", "listNotes", "paging"],
  ["listNotes page ignored", "listNotes", "paging"],
]);

testMutants(boards, [
  ["listBoards first page 1", "listBoards", "paging", "listed"],
  ["listBoards drops last", "listBoards", "paging"],
  ["listBoards total", "listBoards", "paging"],
]);

testMutants(tools, [
  ["X-Total-Count one too many", "listTools", "paging"],
  ["listLoans leaves one out between pages", "listLoans", "paging"],
  ["listLoans ends a page early", "listLoans", "paging"],
  ["listLoans shows two for one", "listLoans", "paging"],
]);
