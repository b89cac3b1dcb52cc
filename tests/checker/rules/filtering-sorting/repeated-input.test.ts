import { testParcelDefects } from "../../rule-tests";

testParcelDefects(["listQuotes"], ["quotes are for one country"]);
