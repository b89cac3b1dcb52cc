import { testMutants } from "../../mutant-tests";
import { tools } from "../../rule-tests";

testMutants(tools, [["listLabels counts one too many", "listLabels", "paging"]]);
