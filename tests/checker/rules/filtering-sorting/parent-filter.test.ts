import { testMutants } from "../../mutant-tests";
import { tools } from "../../rule-tests";

testMutants(tools, [["listLoans of all tools", "listLoans", "filter"]]);
