import { testMutants } from "../../mutant-tests";
import { wiki } from "../../rule-tests";

testMutants(wiki, [["createArticle takes the serial", "createArticle", "read-back"]]);
