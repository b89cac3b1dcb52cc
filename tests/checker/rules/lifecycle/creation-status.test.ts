import { testParcelDefects } from "../../rule-tests";

testParcelDefects(["getMyAddress", "putMyAddress"], ["a second write of an address is 201"]);
