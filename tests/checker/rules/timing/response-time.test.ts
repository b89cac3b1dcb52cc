import { testMutants } from "../../mutant-tests";
import { notes, wiki } from "../../rule-tests";

testMutants(notes, [["getProfile is slow", "getProfile", "time"]]);

testMutants(wiki, [["createArticle is slow", "createArticle", "time"]]);
