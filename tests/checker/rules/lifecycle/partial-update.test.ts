import { testMutants } from "../../mutant-tests";
import { boards, notes, tools } from "../../rule-tests";

testMutants(notes, [["update resets text", "updateNote", "patch-keeps"]]);

testMutants(boards, [["updateBoard resets colour", "updateBoard", "patch-keeps"]]);

testMutants(tools, [["changeMe changes everybody", "changeMe", "side-effect"]]);
