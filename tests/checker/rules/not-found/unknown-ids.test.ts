import { testMutants } from "../../mutant-tests";
import { tools } from "../../rule-tests";

testMutants(tools, [
  ["createLoan of a tool that is not there", "createLoan", "not-found"],
  ["createLoan calls an unknown tool wrong input", "createLoan", "not-found"],
  ["listLoans of a tool that is not there", "listLoans", "not-found"],
]);
