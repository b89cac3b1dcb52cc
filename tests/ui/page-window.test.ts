import fc from "fast-check";
import { expect, test } from "vitest";
import { desktopEdge, pageItems, pageWindow, phoneEdge } from "../../src/ui/page-window";

const text = (count: number, current: number, edge: number) =>
  pageWindow(count, current, edge)
    .map((item) => (item === "gap" ? "…" : item))
    .join(" ");

test.each([
  [12, 7, 9, "1 2 3 4 5 6 7 8 9 … 12"],
  [12, 8, 9, "1 … 4 5 6 7 8 9 10 11 12"],
  [30, 15, 9, "1 … 13 14 15 16 17 … 30"],
  [12, 5, 6, "1 … 3 4 5 6 7 … 12"],
  [12, 9, 6, "1 … 7 8 9 10 11 12"],
  [11, 6, 6, "1 2 3 4 5 6 7 8 9 10 11"],
  [1, 1, 9, "1"],
  [0, 1, 9, ""],
])("%i pages at page %i with an edge of %i read %4$s", (count, current, edge, expected) => {
  expect(text(count, current, edge)).toBe(expected);
});

const places = fc
  .record({ count: fc.integer({ min: 1, max: 500 }), at: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ count, at }) => ({ count, current: 1 + Math.floor(at * (count - 1)) }));
const edges = fc.constantFrom(desktopEdge, phoneEdge);

test("the first, the current and the last page are always shown, in rising order without repeats", () => {
  fc.assert(
    fc.property(places, edges, ({ count, current }, edge) => {
      const pages = pageWindow(count, current, edge).filter((item) => item !== "gap");
      expect(pages).toContain(1);
      expect(pages).toContain(current);
      expect(pages).toContain(count);
      expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
    }),
  );
});

test("an ellipsis always stands for at least one page that is left out", () => {
  fc.assert(
    fc.property(places, edges, ({ count, current }, edge) => {
      const visible = pageWindow(count, current, edge);
      visible.forEach((item, index) => {
        const [before, after] = [visible[index - 1], visible[index + 1]];
        if (item !== "gap") return;
        expect(typeof before === "number" && typeof after === "number" && after - before > 1).toBe(true);
      });
    }),
  );
});

test("the neighbours of the current page are in reach", () => {
  fc.assert(
    fc.property(places, edges, ({ count, current }, edge) => {
      const pages = pageWindow(count, current, edge);
      if (current > 1) expect(pages).toContain(current - 1);
      if (current < count) expect(pages).toContain(current + 1);
    }),
  );
});

test("a current page outside the list is held at its ends", () => {
  expect(pageWindow(30, 99, 9)).toEqual(pageWindow(30, 30, 9));
  expect(pageWindow(30, -3, 9)).toEqual(pageWindow(30, 1, 9));
});

test("one list for both screen sizes shows each of them exactly its own window", () => {
  fc.assert(
    fc.property(places, ({ count, current }) => {
      const seen = (size: "desktop" | "phone") =>
        pageItems(count, current)
          .filter((item) => item.on === "both" || item.on === size)
          .map((item) => (item.kind === "gap" ? "gap" : item.page));
      expect(seen("desktop")).toEqual(pageWindow(count, current, desktopEdge));
      expect(seen("phone")).toEqual(pageWindow(count, current, phoneEdge));
    }),
  );
});
