import { isThorough } from "../../../support/thoroughness";
import { testMutants } from "../../mutant-tests";
import { notes, wiki } from "../../rule-tests";

testMutants(notes, [["getProfile is slow", "getProfile", "time"]]);

// A slow server takes its time in each run.
if (isThorough) testMutants(wiki, [["createArticle is slow", "createArticle", "time"]]);
