import { testMutants } from "../../mutant-tests";
import { boards, tools } from "../../rule-tests";

testMutants(boards, [["orphans", "deleteBoard", "dependants"]]);

testMutants(tools, [
  ["deleteTool leaves its loans", "deleteTool", "dependants"],
  ["deleteTool leaves the remarks on its loans", "deleteTool", "dependants"],
  ["returnLoan leaves its remarks", "returnLoan", "dependants"],
]);
