import { expect, test } from "vitest";
import { ObservedValues } from "../../scripts/contract-check/engine/observed-values";
import { exchangeOf, operationsOf } from "./inline-contract";

const at = (...names: string[]) =>
  names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
const answer = { responses: { "200": { description: "It." } } };
const operation = operationsOf({
  "/pages/{page}/areas/{area}": {
    get: { operationId: "getArea", parameters: at("page", "area"), ...answer },
  },
  "/keys": { get: { operationId: "listKeys", ...answer } },
});

test("a value with which a parameter was accepted is known, whatever the answer calls its area", () => {
  const observed = new ObservedValues();
  const sent = { "path.page": "p-1", "path.area": "north" };
  observed.record(exchangeOf(operation("getArea"), { sent, body: { name: "p-1" } }));
  const values = (page: string) =>
    observed.usedBefore("area", "area", new Map([["page", page]])).map(({ value }) => value);
  expect(values("p-1")).toEqual(["north"]);
  // What belongs to another page may not be on this one.
  expect(values("p-2")).toEqual([]);
});

test("what was refused, and what was deleted, opens nothing", () => {
  const observed = new ObservedValues();
  const sent = { "path.page": "p-1", "path.area": "south" };
  observed.record(exchangeOf(operation("getArea"), { status: 404, sent, body: {} }));
  expect(observed.usedBefore("area", "area", new Map())).toEqual([]);
  observed.record(exchangeOf(operation("getArea"), { sent, body: {} }));
  observed.remove("south");
  expect(observed.usedBefore("area", "area", new Map())).toEqual([]);
});

test("a text that stands for all is no key of one", () => {
  const observed = new ObservedValues();
  observed.record(exchangeOf(operation("listKeys"), { body: { keys: [{ area: "*" }, { area: "north" }] } }));
  expect(observed.candidates("area", "area", new Map()).map(({ value }) => value)).toEqual(["north"]);
});
