import { testParcelDefects } from "../../rule-tests";
import { testShelf } from "../../shelf-tests";

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

testShelf([
  ["lending keeps the state", "lendBook", "read-back"],
  ["lentAt is not set", "lendBook", "read-back"],
]);
