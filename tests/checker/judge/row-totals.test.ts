import { expect, test } from "vitest";
import { rowTotalFaults } from "../../../scripts/contract-check/judge/row-totals";
import { exchangeOf, operationsOf } from "../inline-contract";

const integer = { type: "integer" };
const report = (description: string) => ({
  "/usage": {
    get: {
      operationId: "getUsage",
      description,
      responses: {
        200: {
          description: "It.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: {
                  totals: { type: "object", properties: { minutes: integer, visits: integer } },
                  boats: { type: "array", items: { type: "object", properties: { minutes: integer } } },
                },
              },
            },
          },
        },
      },
    },
  },
});
const boats = [{ minutes: 30 }, { minutes: 45 }];

test.each([
  ["One row for each boat. `totals` sums the rows.", 75, 0],
  ["One row for each boat. `totals` sums the rows.", 45, 1],
  ["`totals` are the sums of all boats.", 74, 1],
  // A number that the items do not have is not added up.
  ["`totals` sums up what was paid.", 1, 0],
])(
  "the totals beside a list are judged where a text makes them its sums: %s, %i",
  (description, minutes, count) => {
    const exchange = exchangeOf(operationsOf(report(description))("getUsage"), {
      body: { boats, totals: { minutes, visits: 9 } },
    });
    expect(rowTotalFaults(exchange)).toHaveLength(count);
  },
);
