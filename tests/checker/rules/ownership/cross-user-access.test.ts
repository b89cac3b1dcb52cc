import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";

testMutants(notes, [
  ["listNotes shows all", "listNotes", "ownership"],
  ["detail of others", "getNote", "ownership"],
  ["update of others", "updateNote", "ownership"],
  ["delete of others", "deleteNote", "ownership"],
  ["update of others 401", "updateNote", "ownership"],
]);

testMutants(boards, [
  ["others GET", "getBoard", "ownership"],
  ["others PATCH", "updateBoard", "ownership"],
  ["others PUT", "replaceBoard", "ownership"],
  ["others DELETE", "deleteBoard", "ownership"],
  ["others GET cards", "listCards", "ownership"],
  ["others POST cards", "addCard", "ownership"],
  ["others GET cards/", "getCard", "ownership"],
  ["listBoards shows all", "listBoards", "ownership"],
]);

testMutants(concerts, [
  ["anybody releases a hold", "releaseHold", "ownership"],
  ["an order takes anybody's address", "createOrder", "ownership"],
]);
