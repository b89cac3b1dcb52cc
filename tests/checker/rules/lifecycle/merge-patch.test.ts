import { testMutants } from "../../mutant-tests";
import { wiki } from "../../rule-tests";

testMutants(wiki, [["updateArticle replaces the layout", "updateArticle", "patch-keeps"]]);
