import fc from "fast-check";
import { expect, test } from "vitest";
import { createRowSlots } from "../../../src/screens/promoter/customers/row-slots";

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const keysOf = (slots: readonly { readonly key: number }[]) =>
  slots.map(({ key }) => key).sort((a, b) => a - b);

test("rows that scroll into the window are shown by the elements of those that left it", () => {
  const assign = createRowSlots();
  const before = assign(from(0, 20), false);
  const after = assign(from(6, 20), true);
  expect(keysOf(after)).toEqual(keysOf(before));
  for (const { key, row } of after.filter((slot) => slot.row < 20))
    expect(before.find((slot) => slot.row === row)?.key).toBe(key);
});

test("while it scrolls no element changes its place among the others", () => {
  const assign = createRowSlots();
  const before = assign(from(100, 20), false).map(({ key }) => key);
  expect(assign(from(94, 20), true).map(({ key }) => key)).toEqual(before);
});

test("once scrolling rests, the elements stand in the order of the rows", () => {
  const assign = createRowSlots();
  assign(from(0, 20), false);
  assign(from(7, 20), true);
  expect(assign(from(7, 20), false).map(({ row }) => row)).toEqual(from(7, 20));
});

test("however the window moves and grows, every row has one element of its own", () => {
  const windows = fc.array(fc.tuple(fc.nat(60), fc.nat(25), fc.boolean()), { maxLength: 20 });
  fc.assert(
    fc.property(windows, (moves) => {
      const assign = createRowSlots();
      for (const [first, count, isScrolling] of moves) {
        const slots = assign(from(first, count), isScrolling);
        expect(slots.map(({ row }) => row).sort((a, b) => a - b)).toEqual(from(first, count));
        expect(new Set(slots.map(({ key }) => key)).size).toBe(count);
      }
    }),
  );
});
