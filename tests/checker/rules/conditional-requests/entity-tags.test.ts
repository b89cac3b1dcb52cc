import { testMutants } from "../../mutant-tests";
import { boards, concerts } from "../../rule-tests";

testMutants(boards, [
  ["getBoard same tag", "updateBoard", "conditional"],
  ["getBoard no 304", "getBoard", "conditional"],
  ["PATCH ignores If-Match", "updateBoard", "conditional"],
  ["PUT ignores If-Match", "replaceBoard", "conditional"],
]);

testMutants(concerts, [
  ["another If-None-Match answered 304", "getConcert", "conditional"],
  ["stale If-Match taken", "changeConcert", "conditional"],
]);
