import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";

testMutants(notes, [
  ["getProfile takes anybody", "getProfile", "access"],
  ["createNote takes anybody", "createNote", "access"],
  ["deleteNote takes anybody", "deleteNote", "access"],
  ["listNotes takes any token", "listNotes", "access"],
  ["getNote refuses the cookie", "getNote", "access"],
  ["getProfile says 404 when signed out", "getProfile", "access"],
]);

testMutants(boards, [["any bearer", "getSettings", "access"]]);

testMutants(concerts, [
  ["getConcert closed to visitors", "getConcert", "access"],
  ["a token with another end", "changeConcert", "access"],
  ["getOrder takes the desk key", "getOrder", "access"],
]);
