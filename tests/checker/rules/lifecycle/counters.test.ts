import { testMutants } from "../../mutant-tests";
import { tools } from "../../rule-tests";

testMutants(tools, [
  ["getTool counts no loans", "getTool", "read-back"],
  ["createLoan counts twice", "createLoan", "read-back"],
  ["returnLoan counts nothing", "returnLoan", "read-back"],
]);
