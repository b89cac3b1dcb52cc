import { testParcelDefects } from "../../rule-tests";

testParcelDefects(
  ["putMyAddress", "getMyAddress", "createShipment", "getShipment", "deleteShipment"],
  ["an unknown sender is accepted"],
);
