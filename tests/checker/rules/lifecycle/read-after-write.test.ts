import { testDefects } from "../../rule-tests";

testDefects("market", ["payOrder changes nothing"]);
