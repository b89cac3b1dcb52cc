import { testParcelDefects } from "../../rule-tests";

testParcelDefects(
  ["createShipment", "getShipment", "dispatchShipment", "deleteShipment", "confirmDelivery"],
  ["a shipment is dispatched twice"],
);
