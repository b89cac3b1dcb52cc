import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["listNotes stale title", "listNotes", "read-back"],
  ["createNote Latin-1", "createNote", "read-back"],
  ["createNote forgets priority", "createNote", "read-back"],
  ["createNote shifts time", "createNote", "read-back"],
  ["createNote forgets", "createNote", "read-back"],
  ["getNote wrong state", "getNote", "read-back"],
  ["update forgets", "updateNote", "read-back"],
  ["update forgets state", "updateNote", "read-back"],
  ["update shows the old", "updateNote", "read-back"],
]);

testMutants(boards, [
  ["replaceSettings forgets", "replaceSettings", "read-back"],
  ["createBoard forgets starts", "createBoard", "read-back"],
  ["updateBoard null kept", "updateBoard", "read-back"],
  ["addCard on another board", "addCard", "read-back"],
]);

testMutants(tools, [["createLabel keeps nothing", "createLabel", "read-back"]]);

testMutants(concerts, [
  ["seenOn kept a day early", "writeReview", "read-back"],
  ["PUT kept only in the answer", "replaceAddress", "read-back"],
]);
