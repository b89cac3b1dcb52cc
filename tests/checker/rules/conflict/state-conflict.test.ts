import { testMutants } from "../../mutant-tests";
import { tools } from "../../rule-tests";

testMutants(tools, [["archived tool changed", "changeTool", "conflict"]]);
