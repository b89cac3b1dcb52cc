import { testShelf } from "../../shelf-tests";

testShelf([
  ["yearFrom is ignored", "listBooks", "filter"],
  ["yearTo is exclusive", "listBooks", "filter"],
  ["a range of one year is refused", "listBooks", "acceptance"],
]);
