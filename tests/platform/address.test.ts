// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { assignAddress, currentHash, currentPath, currentQuery, writePath } from "../../src/platform/address";

afterEach(() => {
  vi.restoreAllMocks();
});

test("the open address is read in its parts", () => {
  window.history.replaceState(null, "", "/mall/detail?serviceNumber=8#price");
  expect([currentPath(), currentQuery(), currentHash()]).toEqual([
    "/mall/detail",
    "?serviceNumber=8",
    "#price",
  ]);
});

test("another path takes the place of the open one before its query, also one that could name a host", () => {
  window.history.replaceState(null, "", "/news.html?ref=a#b");
  const entries = window.history.length;
  writePath("/news");
  expect(currentPath() + currentQuery() + currentHash()).toBe("/news?ref=a#b");
  writePath("//news");
  expect(currentPath()).toBe("//news");
  expect(window.history.length).toBe(entries);
});

test.each([
  "/mall",
  "https://pay.example/1",
  "weixin://dl/business",
  "alipays://platformapi/startapp",
  "tel:400",
])("%s is a place to go", (address) => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  expect(assignAddress(address)).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "https://",
])("%j is no place to go", (address) => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  expect(assignAddress(address)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
