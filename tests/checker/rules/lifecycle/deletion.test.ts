import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["getNote says 403", "getNote", "not-found", "gone"],
  ["deleteNote deletes nothing", "deleteNote", "gone"],
  ["deleteNote twice", "deleteNote", "gone"],
]);

testMutants(boards, [
  ["deleteBoard keeps", "deleteBoard", "gone"],
  ["deleteCard keeps", "deleteCard", "gone"],
]);

testMutants(tools, [
  ["returnLoan keeps the loan", "returnLoan", "gone"],
  ["deleteLabel keeps the word taken", "deleteLabel", "gone"],
]);

testMutants(concerts, [
  ["cancelled concert still shown", "cancelConcert", "gone"],
  ["cancelled twice", "cancelConcert", "gone"],
  ["released seats stay held", "releaseHold", "gone"],
  ["deleted address stays", "deleteAddress", "gone"],
]);
