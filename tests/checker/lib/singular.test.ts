import { expect, test } from "vitest";
import { singular } from "../../../scripts/contract-check/lib/singular";

test.each([
  ["categories", "category"],
  ["boxes", "box"],
  ["addresses", "address"],
  ["orders", "order"],
  ["menus", "menu"],
  ["submenus", "submenu"],
  ["bureaus", "bureau"],
  ["statuses", "status"],
  ["campuses", "campus"],
  ["buses", "bus"],
  ["cookies", "cookie"],
  ["movies", "movie"],
  ["caches", "cache"],
  ["branches", "branch"],
  ["shelves", "shelf"],
  ["heroes", "hero"],
  ["shoes", "shoe"],
  ["houses", "house"],
  ["causes", "cause"],
  ["archives", "archive"],
])("several %s are one %s each", (plural, one) => {
  expect(singular(plural)).toBe(one);
});

test.each(["status", "bonus", "campus", "bus", "class", "menu", "series", "species", "usage"])(
  "%s is one already",
  (word) => {
    expect(singular(word)).toBe(word);
  },
);
