import { testMutants } from "../mutant-tests";
import { boards } from "../rule-tests";

testMutants(boards, [
  ["listBoards no total", "listBoards", "header"],
  ["listBoards total text", "listBoards", "header"],
  ["createBoard no location", "createBoard", "header"],
  ["getBoard no tag", "getBoard", "header"],
]);
