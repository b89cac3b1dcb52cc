import { testMutants } from "../../mutant-tests";
import { boards, notes } from "../../rule-tests";

testMutants(notes, [["listNotes default size", "listNotes", "paging"]]);

testMutants(boards, [["listBoards default size", "listBoards", "paging"]]);
