import { expect, test } from "vitest";
import { statedChoice } from "../../scripts/contract-check/engine/stated-choices";
import { findResources } from "../../scripts/contract-check/plan/resources";
import type { Run } from "../../scripts/contract-check/run/run";
import { operationsOf, runOf } from "./inline-contract";
import { serve } from "./servers/kit";
import { rentalContract, rentalServer } from "./servers/rental-server";

test("bodies refer to what suits: as many as they need, of a stated kind, usual ones, and parts of each other", async () => {
  const wanted = ["damage", "device", "handed out", "kit", "rental"];
  const { handle, succeeded } = rentalServer((names) => {
    if (wanted.every((one) => names.has(one))) run.stop("Everything is reached.");
  });
  const server = await serve(handle);
  const run: Run = runOf(rentalContract, "users:\n  ann: { schemes: { bearer: ann } }\n", server.url);
  await run.run();
  await server.close();
  expect([...succeeded].sort()).toEqual(wanted);
});

test.each([
  ["At least one must be of the category `camera` (422 `no_camera`).", "category camera"],
  ["Devices must have the status `available`.", "status available"],
  ["No device may be `retired`; every one must be known.", undefined],
  ["A device must not be `retired`.", undefined],
  ["Sets a device that is `available` to `maintenance`.", undefined],
])("a text asks for a choice of what a body refers to: %s", (description, choice) => {
  const operation = operationsOf({
    ...rentalContract.paths,
    "/kits": { post: { ...rentalContract.paths["/kits"].post, description } },
  });
  const createKit = operation("createKit");
  const devices = findResources([createKit.contract]).byNoun("device");
  const found = devices && statedChoice(createKit, devices);
  expect(found && `${found.name} ${found.value}`).toBe(choice);
});
