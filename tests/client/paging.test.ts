import fc from "fast-check";
import { expect, test } from "vitest";
import { pageQuery, toPage } from "../../src/client/paging";

test("a page is requested by the parameter names of its operation", () => {
  const request = { page: 2, size: 30 };
  expect(pageQuery["page,page_size"](request)).toEqual({ page: 2, page_size: 30 });
  expect(pageQuery["page,rows"](request)).toEqual({ page: 2, rows: 30 });
  expect(pageQuery["currentPage,pageSize"](request)).toEqual({ currentPage: 2, pageSize: 30 });
});

test("an empty list has one page and no more", () => {
  expect(toPage({ list: [], total: 0 }, { page: 1, size: 20 })).toMatchObject({
    pageCount: 1,
    hasMore: false,
  });
});

test("following the pages while there are more reads every item once", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (total, size) => {
      let read = 0;
      for (let page = 1; ; page += 1) {
        const list = Array.from({ length: Math.min(size, total - read) }, (_, index) => read + index);
        const parsed = toPage({ list, total }, { page, size });
        read += parsed.items.length;
        if (!parsed.hasMore) break;
      }
      expect(read).toBe(total);
    }),
  );
});
