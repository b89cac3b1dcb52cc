import { testShelf } from "../../shelf-tests";

testShelf([["updatedAt stays", "updateBook", "read-back"]]);
