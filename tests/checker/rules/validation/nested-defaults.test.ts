import { testDefects } from "../../rule-tests";

testDefects("library", ["createBook sets no default for large print"], ["createBook", "getBook"]);
