import { testDefects } from "../../rule-tests";

testDefects("library", ["getReader refuses the cookie"], ["getReader", "listBooks", "createBook"]);
