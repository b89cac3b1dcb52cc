import { testParcelDefects } from "../../rule-tests";

testParcelDefects(
  ["getMyAccount", "createShipment", "getShipment", "listShipments", "deleteShipment"],
  ["large values are rounded in lists"],
);
