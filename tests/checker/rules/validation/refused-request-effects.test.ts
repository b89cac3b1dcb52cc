import { testMutants } from "../../mutant-tests";
import { boards, notes, tools } from "../../rule-tests";

testMutants(notes, [["update changes although refused", "updateNote", "side-effect"]]);

testMutants(boards, [["replaceBoard stores refused", "replaceBoard", "side-effect"]]);

testMutants(tools, [["deleteTool deletes in spite of its refusal", "deleteTool", "side-effect"]]);
