import { testMutants } from "../../mutant-tests";
import { notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["logout ends nothing", "logout", "session"],
  ["login gives dead tokens", "login", "session"],
]);

testMutants(tools, [["wrong password called wrong input", "login", "session"]]);
