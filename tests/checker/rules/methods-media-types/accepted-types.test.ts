import { testShelf } from "../../shelf-tests";

testShelf([
  ["Accept is ignored", "listBooks", "content-type"],
  ["cells are not quoted", "listBooks", "body"],
]);
