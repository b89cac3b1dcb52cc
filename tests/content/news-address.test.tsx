import fc from "fast-check";
import { expect, test } from "vitest";
import {
  newsPageAddress,
  pageCount,
  readNewsCategory,
  readNewsId,
  readNewsPage,
} from "../../src/screens/content/news/news-address";
import { newsCount } from "../../src/screens/content/news/news-counts";
import { newsCategories } from "../../src/shared/routing/addresses";

const page = (text: string) => readNewsPage(new URLSearchParams(text));

test("the page of an address is a whole number from 1 to 100000; anything else is the first", () => {
  expect(page("page=3")).toBe(3);
  expect(page("page=100000")).toBe(100_000);
  for (const text of ["", "page=", "page=0", "page=-2", "page=1.5", "page=1e3", "page=100001", "page=x"])
    expect(page(text), text).toBe(1);
});

test("the address of a page leads back to its category and page", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...newsCategories),
      fc.integer({ min: 1, max: 100_000 }),
      (category, number) => {
        const address = new URL(newsPageAddress(category, number), "https://shop.example");
        expect(readNewsCategory(address.pathname.slice(1))).toBe(category);
        expect(readNewsPage(address.searchParams)).toBe(number);
      },
    ),
  );
});

test("the first page has no query, so that each list has one address", () => {
  expect(newsPageAddress("company-news", 1)).toBe("/company-news");
});

test("an id is a number the server can carry; other digits lead to nothing", () => {
  expect(readNewsId("1")).toBe(1);
  expect(readNewsId("2147483647")).toBe(2_147_483_647);
  for (const text of ["0", "2147483648", "99999999999999999999", "1e3", "-1", ""])
    expect(readNewsId(text), text).toBeNull();
});

test("a list has as many pages as its rows fill, and never none", () => {
  expect([0, 1, 10, 11, 44].map((total) => pageCount(total, 10))).toEqual([1, 1, 1, 2, 5]);
});

test("all news is the sum of its categories, and no count is shown before they are known", () => {
  const groups = [
    { category: "product-news", total: 17 },
    { category: "company-news", total: 12 },
  ] as const;
  expect(newsCount(groups, "news")).toBe(29);
  expect(newsCount(groups, "company-news")).toBe(12);
  expect(newsCount(groups, "industry-news")).toBe(0);
  expect(newsCount(undefined, "news")).toBeUndefined();
});
