import { testMutants } from "../../mutant-tests";
import { notes } from "../../rule-tests";

testMutants(notes, [["update changes all", "updateNote", "side-effect"]]);
