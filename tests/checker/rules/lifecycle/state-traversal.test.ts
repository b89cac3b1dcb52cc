import { testParcelDefects } from "../../rule-tests";

testParcelDefects(
  [
    "createShipment",
    "getShipment",
    "dispatchShipment",
    "confirmDelivery",
    "deleteShipment",
    "restoreShipment",
    "getShipmentProgress",
  ],
  ["dispatch leaves the draft", "restoring brings nothing back"],
);
