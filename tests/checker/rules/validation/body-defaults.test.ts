import { testMutants } from "../../mutant-tests";
import { boards, notes } from "../../rule-tests";

testMutants(notes, [["createNote default", "createNote", "default"]]);

testMutants(boards, [["createBoard default", "createBoard", "default"]]);
