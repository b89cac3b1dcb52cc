import { expect, test } from "vitest";
import {
  refusesLack,
  statedMovement,
  stockFault,
  stockKind,
} from "../../../../scripts/contract-check/rules/lifecycle/stock-movements";
import { isQuantityOf } from "../../../../scripts/contract-check/rules/shared/body-references";
import { operationsOf } from "../../inline-contract";

const operation = (description: string, refusal = "Conflict.") =>
  operationsOf({
    "/orders": {
      post: {
        operationId: "createOrder",
        description,
        responses: { "201": { description: "Made." }, "409": { description: refusal } },
      },
    },
  })("createOrder");

test.each([
  ["Takes the quantity from the stock (409 when it does not suffice).", "down"],
  ["The places are reserved: `stock` falls by the quantity.", "down"],
  ["Gives the units back to the stock.", "up"],
  ["Refuses when the stock is too low.", undefined],
  ["If the stock is low it takes less.", undefined],
  ["Makes an order.", undefined],
])("a text says how a stock moves: %s", (text, movement) => {
  expect(statedMovement(operation(text), "stock")).toBe(movement);
});

test("what is free may be something else than what is counted", () => {
  expect(statedMovement(operation("The car is free again."), "freeBays")).toBeUndefined();
  expect(statedMovement(operation("The bay becomes free."), "freeBays")).toBe("up");
  expect(statedMovement(operation("Moving it needs a free bay there."), "freeBays")).toBeUndefined();
});

test("what is given back is left again, and taken no longer", () => {
  const cancelling = operation("Its seats are free again.");
  expect(["available", "reserved", "onHand"].map((name) => statedMovement(cancelling, name))).toEqual([
    "up",
    "down",
    undefined,
  ]);
  const ending = operation("The copy goes to the next one of the queue, or is available again.");
  expect(statedMovement(ending, "availableCount")).toBeUndefined();
  expect(statedMovement(operation("Orders what is held."), "held")).toBeUndefined();
  expect(statedMovement(operation("The seats are held for ten minutes."), "held")).toBe("up");
  const paying = operation("The reserved seats count as sold.");
  expect(["sold", "reserved"].map((name) => statedMovement(paying, name))).toEqual(["up", undefined]);
});

test("the seats of a car are no bays", () => {
  expect(isQuantityOf({ quantityAt: "/seats" }, "freeBays")).toBe(false);
  expect(isQuantityOf({ quantityAt: "/seats" }, "seatsLeft")).toBe(true);
  expect(isQuantityOf({ quantityAt: "/quantity" }, "stock")).toBe(true);
});

test("names tell what is left and what was taken", () => {
  expect(
    ["stock", "availablePlaces", "seatsLeft", "soldCount", "reservedAt", "price"].map(stockKind),
  ).toEqual(["rest", "rest", "rest", "used", undefined, undefined]);
});

test("a refusal is about what does not suffice, or about something else", () => {
  const isLack = (refusal: string, isNamed = false): boolean =>
    refusesLack(operation("", refusal), "stock", "part", isNamed);
  expect(isLack("Not enough places (`sold_out`).")).toBe(true);
  expect(isLack("Not enough places (`sold_out`).", true)).toBe(false);
  expect(isLack("The stock is too small.", true)).toBe(true);
  expect(isLack("The discount is larger than the sum.")).toBe(false);
  expect(isLack("The name is taken.")).toBe(false);
});

test("a stock that moved by another quantity is wrong, and one that did not move where a text says so", () => {
  const moved = { before: 10, quantity: 2 };
  expect(stockFault({ ...moved, after: 8 }, "down", true)).toBeUndefined();
  expect(stockFault({ ...moved, after: 9 }, "down", false)).toBe("8");
  expect(stockFault({ ...moved, after: 10 }, "down", false)).toBeUndefined();
  expect(stockFault({ ...moved, after: 10 }, "up", true)).toBe("12");
});
