import { expect, test } from "vitest";
import { articleTotal, type Category, categoryPath } from "../../src/screens/content/help/category-path";
import { currentHeading } from "../../src/screens/content/help/current-heading";
import { linesAround } from "../../src/screens/content/help/lines-around";
import { readId, readKind, readPage } from "../../src/screens/content/help/read-parameters";
import { withSearch } from "../../src/screens/content/help/recent-searches";
import { resultAfterKey } from "../../src/screens/content/help/result-keys";

test("ids and pages of an address are taken only where a call can carry them", () => {
  expect(readId("2003")).toBe(2003);
  expect(readId("2147483647")).toBe(2147483647);
  expect(["0", "2147483648", "99999999999999999999"].map(readId)).toEqual([null, null, null]);
  expect(["3", "0", "-1", "2.5", "x", "99999", null].map(readPage)).toEqual([3, 1, 1, 1, 1, 1, 1]);
  expect(["doc", "video", "news", null].map(readKind)).toEqual(["doc", "video", null, null]);
});

test("the heading being read is the last above the line, the first before any, the last at the end", () => {
  expect(currentHeading([40, 300, 900], 120, false)).toBe(0);
  expect(currentHeading([-500, 120, 400], 120, false)).toBe(1);
  expect(currentHeading([200, 300], 120, false)).toBe(0);
  expect(currentHeading([-900, 200, 400], 120, true)).toBe(2);
  expect(currentHeading([], 120, false)).toBe(-1);
});

test("the tree shows a dozen lines of a long category, the open article among them", () => {
  const lines = Array.from({ length: 40 }, (_, index) => index);
  expect(linesAround(lines.slice(0, 5), 2)).toEqual([0, 1, 2, 3, 4]);
  expect(linesAround(lines, -1)).toEqual(lines.slice(0, 12));
  expect(linesAround(lines, 3)).toEqual(lines.slice(0, 12));
  expect(linesAround(lines, 20)).toEqual(lines.slice(14, 26));
  expect(linesAround(lines, 39)).toEqual(lines.slice(28));
});

test("the device remembers six searches, newest first, each once", () => {
  expect(withSearch(["a", "b"], " b ")).toEqual(["b", "a"]);
  expect(withSearch(["a"], "  ")).toEqual(["a"]);
  expect(withSearch(["1", "2", "3", "4", "5", "6"], "7")).toEqual(["7", "1", "2", "3", "4", "5"]);
});

test("arrow keys stay among the results, except up from the first", () => {
  expect(resultAfterKey("ArrowDown", 2, 3)).toBe(2);
  expect(resultAfterKey("ArrowUp", 0, 3)).toBe(-1);
  expect(resultAfterKey("Home", 2, 3)).toBe(0);
  expect(resultAfterKey("End", 0, 3)).toBe(2);
  expect(resultAfterKey("a", 0, 3)).toBeNull();
});

const leaf: Category = { id: 3, pid: 1, alias: "c", name: "C", icon: null, article_count: 2, children: [] };
const tree: Category[] = [
  { id: 1, pid: 0, alias: "a", name: "A", icon: null, article_count: 5, children: [leaf] },
  { id: 2, pid: 0, alias: "b", name: "B", icon: null, article_count: 4, children: [] },
];

test("the way to a category leads through its parents, and totals count the roots alone", () => {
  expect(categoryPath(tree, 3).map(({ id }) => id)).toEqual([1, 3]);
  expect(categoryPath(tree, 9)).toEqual([]);
  expect(articleTotal(tree)).toBe(9);
});
