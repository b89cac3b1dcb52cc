import { testDefects } from "../../rule-tests";

testDefects("library", ["updateBook takes ended sessions"]);
