import { expect, test } from "vitest";
import { TrialRun } from "../../scripts/contract-check/engine/trial-run";
import { withExistingMembers } from "../../scripts/contract-check/rules/shared/existing-members";
import { checkerOf, operationsOf } from "./inline-contract";
import { serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const id = { type: "string", minLength: 3 };
const vehicle = object({ id });
const find = operationsOf({
  "/vehicles": {
    post: {
      operationId: "createVehicle",
      responses: { "201": { description: "Made.", content: json(vehicle) } },
    },
  },
  "/sessions": {
    post: {
      operationId: "startSession",
      requestBody: {
        required: true,
        content: json(object({ meter: { type: "integer" }, vehicleId: id }, [])),
      },
      responses: { "201": { description: "Begun.", content: json(object({ id })) } },
    },
  },
});

/** The vehicle that is sent where a variation adds one to a session without. */
async function sentVehicle(isValid: boolean, added: string): Promise<unknown> {
  const server = await serve(() => ({ status: 201, body: { id: "car-of-mine" } }));
  const operation = find("startSession");
  const trial = new TrialRun(checkerOf(operation, { baseUrl: server.url }), "vehicles", 0);
  const valid = { operation, parameters: new Map(), body: { meter: 1 } };
  const variation = {
    name: "vehicle",
    keyword: "optional",
    pointer: "/body/vehicleId",
    isValid,
    what: "with a vehicle",
    value: added,
    place: operation.place,
    apply: () => valid,
    isReference: true,
  };
  const varied = { ...valid, body: { meter: 1, vehicleId: added } };
  const { body } = await withExistingMembers(trial, variation, varied, valid);
  await server.close();
  return body;
}

test("a reference that a valid variation adds names what exists, and one that is wrong on purpose stays wrong", async () => {
  expect(await sentVehicle(true, "made-up")).toEqual({ meter: 1, vehicleId: "car-of-mine" });
  expect(await sentVehicle(false, "x")).toEqual({ meter: 1, vehicleId: "x" });
});
