import { testDefects } from "../../rule-tests";

testDefects(
  "library",
  ["updateBook takes ended sessions"],
  ["login", "logout", "getReader", "listBooks", "createBook", "updateBook"],
);
