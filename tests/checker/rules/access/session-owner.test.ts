import { testDefects } from "../../rule-tests";

testDefects(
  "library",
  ["login opens the first reader's session for everybody"],
  ["login", "getReader", "listBooks"],
);
