import { expect, test } from "vitest";
import {
  blockingChildStates,
  blockingStates,
  namesChildren,
} from "../../../../scripts/contract-check/rules/conflict/blocked-deletion";

test("a refusal names what must not be left alone", () => {
  const bicycle = { noun: "bicycle", key: "/bicycles" };
  expect(namesChildren("the customer still has bicycles (`customer_in_use`)", bicycle)).toBe(true);
  expect(namesChildren("a customer with an open bicycle", bicycle)).toBe(true);
  expect(namesChildren("a customer with a rented or a repaired bicycle is not deleted", bicycle)).toBe(true);
  expect(namesChildren("another customer has the address", bicycle)).toBe(false);
});

test("a refusal lists the states of what is in the way", () => {
  const states = ["draft", "quoted", "done"];
  const text = "As long as it has an open order (one that is draft or quoted) it is refused with 409.";
  expect(blockingStates(text, states)).toEqual(["draft", "quoted"]);
  expect(blockingStates("409 while it has an order, unless that is done.", states)).toEqual([]);
  const negated = "409 while an order that is not draft ships to it.";
  expect(blockingStates(negated, ["draft", "paid", "shipped"])).toEqual(["paid", "shipped"]);
});

test("of children in certain states alone no others are in the way", () => {
  const states = ["draft", "on_hold", "ready"];
  const stated = (text: string) => blockingChildStates(text, { noun: "workorder" }, states);
  expect(stated("Refused while there is a work order that is ready or on hold. Drafts go.")).toEqual([
    "on_hold",
    "ready",
  ]);
  expect(stated("Refused while there is a work order that is not ready.")).toEqual([]);
  expect(stated("Refused while there is a work order of it.")).toEqual([]);
});
