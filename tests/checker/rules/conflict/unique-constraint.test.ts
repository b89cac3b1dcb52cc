import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";

testMutants(notes, [["archive twice", "archiveNote", "conflict"]]);

testMutants(boards, [["createBoard same slug", "createBoard", "conflict"]]);

testMutants(concerts, [
  ["held seats may be held again", "holdSeats", "conflict"],
  ["second review of one customer", "writeReview", "conflict"],
]);
