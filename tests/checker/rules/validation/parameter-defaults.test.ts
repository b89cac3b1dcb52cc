import { testMutants } from "../../mutant-tests";
import { tools } from "../../rule-tests";

testMutants(tools, [["getMe greets in German unasked", "getMe", "default"]]);
