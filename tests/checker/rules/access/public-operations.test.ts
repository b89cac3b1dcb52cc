import { testMutants } from "../../mutant-tests";
import { concerts } from "../../rule-tests";

testMutants(concerts, [["getVenue asks for a token", "getVenue", "access"]]);
