import { testMutants } from "../../mutant-tests";
import { boards, concerts } from "../../rule-tests";

testMutants(boards, [
  ["replaceSettings merges", "replaceSettings", "put-replaces"],
  ["replaceBoard merges", "replaceBoard", "put-replaces"],
]);

testMutants(concerts, [
  ["PUT keeps line2", "replaceAddress", "put-replaces"],
  ["PUT gives another createdAt", "replaceAddress", "put-replaces"],
]);
