import { testParcelDefects } from "../rule-tests";

testParcelDefects(
  ["createShipment", "listShipments", "deleteShipment"],
  ["the access code of a recipient is listed"],
);
