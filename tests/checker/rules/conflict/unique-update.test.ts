import { testMutants } from "../../mutant-tests";
import { boards } from "../../rule-tests";

testMutants(boards, [["replaceBoard same slug", "replaceBoard", "conflict"]]);
