import { expect, test } from "vitest";
import { startParcels } from "./parcels/start-parcels";
import { check } from "./run-checker";

test("the coverage counts the branches of an answer that the contract's own actions led to", async () => {
  const server = await startParcels();
  const operations = ["createShipment", "getShipment", "dispatchShipment", "getShipmentProgress"];
  const { coverage } = await check("parcels", server.url, {
    profile: "quick",
    isSelected: ({ id }) => operations.includes(id),
  });
  await server.close();
  const progress = coverage.operations.get("getShipmentProgress");
  const branches = [...(progress?.constraints ?? [])].filter(([name]) => name.startsWith("/answer "));
  expect(branches.map(([name, { accepted }]) => [name, accepted === ""])).toEqual([
    ['/answer oneOf state "draft"', true],
    ['/answer oneOf state "dispatched"', true],
    // Without `confirmDelivery` nothing is delivered.
    ['/answer oneOf state "delivered"', false],
  ]);
});
