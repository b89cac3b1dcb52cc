import { beforeEach, expect, test } from "vitest";
import { captureAttribution, readAttribution } from "../../src/platform/attribution";
import { registrationOrigin } from "../../src/platform/registration-origin";
import { readStored, removeStored } from "../../src/platform/storage";

beforeEach(() => {
  removeStored("packOrigin");
  removeStored("searchKeyword");
});

test.each([
  ["?ref=a", "a", null],
  ["?utm_source=b", "b", null],
  ["?utm_source=b&ref=a", "a", null],
  ["?ref=&utm_source=b", "b", null],
  ["?kw=x&kwid=y&utm_term=z", null, "x"],
  ["?kwid=y&utm_term=z", null, "y"],
  ["?utm_term=%E5%BA%93%E5%AD%98", null, "库存"],
  ["?ref=%20", null, null],
  ["", null, null],
])("the query %j has pack origin %j and keyword %j", (query, packOrigin, searchKeyword) => {
  expect(readAttribution(query)).toEqual({ packOrigin, searchKeyword });
});

test("a page without origin in its address keeps the origin captured before", () => {
  captureAttribution("?ref=deshi&kw=bowls");
  captureAttribution("?page=2");
  captureAttribution("?kw=cups");
  expect([readStored("packOrigin"), readStored("searchKeyword")]).toEqual(["deshi", "cups"]);
});

test("a registration without pack origin comes from the site with origin 6", () => {
  expect(registrationOrigin({ packOrigin: null, isPointOfSale: false })).toEqual({
    origin: 6,
    packOrigin: "site",
    needsDeviceCode: false,
  });
});

test("a pack origin with a space makes origin 506 and asks for the device code", () => {
  const { packOrigin } = readAttribution("?ref=pack+17");
  expect(registrationOrigin({ packOrigin, isPointOfSale: false })).toEqual({
    origin: 506,
    packOrigin: "pack 17",
    needsDeviceCode: true,
  });
});

test("a point-of-sale client registers with the store value, whatever was captured", () => {
  expect(registrationOrigin({ packOrigin: "pack 17", isPointOfSale: true })).toEqual({
    origin: 6,
    packOrigin: "store",
    needsDeviceCode: false,
  });
});
