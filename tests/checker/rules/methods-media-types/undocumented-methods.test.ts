import { testMutants } from "../../mutant-tests";
import { boards, notes } from "../../rule-tests";

testMutants(notes, [["profile takes DELETE", "getProfile", "method"]]);

testMutants(boards, [["cards take DELETE", "listCards", "method"]]);
