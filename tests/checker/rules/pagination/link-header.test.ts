import { testParcelDefects } from "../../rule-tests";

testParcelDefects(
  ["createShipment", "listShipments", "deleteShipment"],
  ["Link leads to the same page", "Link leads to a cursor that is none"],
);
