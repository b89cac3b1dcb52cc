import { testMutants } from "../../mutant-tests";
import { notes } from "../../rule-tests";

testMutants(notes, [["getProfile is always alice", "getProfile", "ownership"]]);
