import { testMutants } from "../../mutant-tests";
import { wiki } from "../../rule-tests";

testMutants(wiki, [["updateArticle ignores the version", "updateArticle", "conflict"]]);
