import { testParcelDefects } from "../../rule-tests";
import { testShelf } from "../../shelf-tests";

testParcelDefects(
  ["createShipment", "getShipment", "dispatchShipment", "deleteShipment", "confirmDelivery"],
  ["a shipment is dispatched twice"],
);

testShelf([
  ["lent books are changed", "updateBook", "conflict"],
  ["lent books are lent", "lendBook", "conflict"],
]);
