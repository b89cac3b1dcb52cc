import { expect, test } from "vitest";
import { restStateFaults, restStates } from "../../../scripts/contract-check/judge/rest-states";
import { exchangeOf, operationsOf } from "../inline-contract";

const states = ["open", "partly_paid", "paid"];

test.each([
  ["It is `open` first, `partly_paid` while something is outstanding, then `paid`.", ["partly_paid"], "paid"],
  ["`open` as long as something is left; `paid` once nothing is left.", ["open"], "paid"],
  ["`open`, `partly_paid` or `paid`.", [], undefined],
])("a text gives states for as long as something is left: %s", (text, open, settled) => {
  expect(restStates(text, states)).toEqual({ open, settled });
});

test.each([
  [{ status: "partly_paid", outstanding: 4 }, 0],
  [{ status: "paid", outstanding: 0 }, 0],
  [{ status: "partly_paid", outstanding: 0 }, 1],
  [{ status: "paid", outstanding: 4 }, 1],
])("a state agrees with what is left: %o", (body, count) => {
  const properties = { status: { type: "string", enum: states }, outstanding: { type: "integer" } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const description = "`partly_paid` while something is outstanding, then `paid`.";
  const bill = operationsOf({
    "/bill": {
      get: { operationId: "getBill", description, responses: { 200: { description: "It.", content } } },
    },
  })("getBill");
  expect(restStateFaults(exchangeOf(bill, { body }))).toHaveLength(count);
});
