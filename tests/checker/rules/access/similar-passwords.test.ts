import { testMutants } from "../../mutant-tests";
import { notes } from "../../rule-tests";

testMutants(notes, [["login takes any password", "login", "session"]]);
