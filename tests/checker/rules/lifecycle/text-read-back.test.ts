import { testShelf } from "../../shelf-tests";

testShelf([["blanks of texts are joined", "putBlurb", "read-back"]]);
