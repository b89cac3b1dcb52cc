import { testMutants } from "../../mutant-tests";
import { notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["any content type /api/note/create", "createNote", "refusal"],
  ["createNote breaks on broken JSON", "createNote", "server-error"],
]);

testMutants(tools, [["createLabel takes plain text", "createLabel", "refusal"]]);
