import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { serve } from "../../servers/kit";
import { type RentalDefect, rentalContract, rentalServer } from "../../servers/rental-server";

test.each<[RentalDefect | undefined, string[]]>([
  ["kind", ["createKit conflict choice category"]],
  ["state", ["createRental conflict choice status"]],
  [undefined, []],
])("a body that refers to another choice than the text asks for is refused: %s", async (defect, expected) => {
  const { handle } = rentalServer(() => undefined, defect);
  const server = await serve(handle);
  const run = runOf(rentalContract, "users:\n  ann: { schemes: { bearer: ann } }\n", server.url);
  const { findings } = await run.run();
  await server.close();
  const ofChoices = findings.filter(({ cause }) => cause.startsWith("choice "));
  expect(ofChoices.map(({ operation, rule, cause }) => `${operation.id} ${rule} ${cause}`)).toEqual(expected);
});
