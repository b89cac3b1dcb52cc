import { expect, test } from "vitest";
import { sharedAddress } from "../../../mocks/panel/screen/shared-address";

test("a link to a state leads to the page it was copied on: what else chooses it stays in the query", () => {
  expect(
    sharedAddress(
      "http://localhost:4173/mall/detail?serviceNumber=A1&panel#prices",
      "persona:retailer,state:a b",
    ),
  ).toBe("http://localhost:4173/mall/detail?serviceNumber=A1&panel&mock=persona:retailer,state:a%20b#prices");
});

test("the selection of a link takes the place of the one the page was opened with", () => {
  expect(sharedAddress("http://localhost:4173/news?mock=persona:visitor&panel", "persona:retailer")).toBe(
    "http://localhost:4173/news?panel&mock=persona:retailer",
  );
  expect(sharedAddress("http://localhost:4173/news", "persona:retailer")).toBe(
    "http://localhost:4173/news?mock=persona:retailer",
  );
});
