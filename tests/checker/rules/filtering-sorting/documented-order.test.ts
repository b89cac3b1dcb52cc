import { testParcelDefects } from "../../rule-tests";

testParcelDefects(["createShipment", "listShipments", "deleteShipment"], ["lists are oldest first"]);
