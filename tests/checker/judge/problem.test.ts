import { testParcelDefects } from "../rule-tests";

testParcelDefects(
  ["createShipment", "getShipment", "dispatchShipment", "confirmDelivery", "restoreShipment"],
  ["the status of a problem is another than that of the answer"],
);
