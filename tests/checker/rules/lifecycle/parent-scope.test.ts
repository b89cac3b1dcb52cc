import { testMutants } from "../../mutant-tests";
import { boards } from "../../rule-tests";

testMutants(boards, [
  ["listCards of all", "listCards", "listed"],
  ["getCard anywhere", "getCard", "not-found", "ownership"],
]);
