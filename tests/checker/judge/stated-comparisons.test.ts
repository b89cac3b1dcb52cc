import { expect, test } from "vitest";
import { comparison, statedComparisonFaults } from "../../../scripts/contract-check/judge/stated-comparisons";
import { exchangeOf, operationsOf } from "../inline-contract";

const times = ["arrivedAt", "dueAt"];

test.each([
  ["`late` is true when `arrivedAt` is after `dueAt`, otherwise false.", "arrivedAt 1 dueAt"],
  ["Notes it. `late` is true if arrivedAt is later than dueAt.", "arrivedAt 1 dueAt"],
  ["late is true exactly when dueAt is before arrivedAt and false otherwise", "dueAt -1 arrivedAt"],
  ["`late` is true when `arrivedAt` is after `dueAt` and somebody waited.", undefined],
  ["`late` is true when `arrivedAt` is after the closing time.", undefined],
  ["`paid` is true when `arrivedAt` is after `dueAt`.", undefined],
])("a text may say what a yes stands for: %s", (text, wanted) => {
  const found = comparison("late", text, times, false);
  expect(found && `${found.left} ${found.side} ${found.right}`).toBe(wanted);
});

const integer = { type: "integer" };
const part = {
  type: "object",
  properties: {
    stock: integer,
    reorderLevel: integer,
    isLow: {
      type: ["boolean", "null"],
      description: "Whether stock is below reorderLevel; null if unknown.",
    },
  },
};
const getPart = operationsOf({
  "/part": {
    get: {
      operationId: "getPart",
      responses: { 200: { description: "It.", content: { "application/json": { schema: part } } } },
    },
  },
})("getPart");

test("the text of a member may say when it is true in its first words", () => {
  const found = comparison("low", "True exactly if onHand is less than level.", ["onHand", "level"], true);
  expect(found).toMatchObject({ left: "onHand", side: -1, right: "level", isInclusive: false });
});

test.each([
  [{ stock: 3, reorderLevel: 5, isLow: true }, 0],
  [{ stock: 3, reorderLevel: 5, isLow: false }, 1],
  [{ stock: 5, reorderLevel: 5, isLow: false }, 0],
  [{ stock: 5, reorderLevel: 5, isLow: true }, 1],
  [{ stock: 3, reorderLevel: 5, isLow: null }, 0],
])("an answer is judged by what the description says: %j", (body, count) => {
  expect(statedComparisonFaults(exchangeOf(getPart, { body }))).toHaveLength(count);
});
