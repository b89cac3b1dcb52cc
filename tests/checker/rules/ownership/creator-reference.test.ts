import { testMutants } from "../../mutant-tests";
import { tools } from "../../rule-tests";

testMutants(tools, [["createLoan lends to the same member always", "createLoan", "ownership"]]);
