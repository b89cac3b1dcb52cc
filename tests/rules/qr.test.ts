import fc from "fast-check";
import { expect, test } from "vitest";
import { createQrCode, QrContentTooLong } from "../../src/rules/qr";

/** The modules that a path covers, parsed from its rectangles. */
function covered(path: string, extent: number): boolean[][] {
  const grid = Array.from({ length: extent }, () => Array.from({ length: extent }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return grid;
}

test("short content is rendered as version 4, 128 pixels square, two modules of padding, black on white", () => {
  const drawing = createQrCode("https://example.com");
  expect(drawing).toMatchObject({
    version: 4,
    width: 128,
    height: 128,
    extent: 33 + 2 * 2,
    dark: "#000000",
    light: "#ffffff",
  });
  expect(drawing.matrix).toHaveLength(33);
});

test("longer content takes a larger version by itself", () => {
  expect(createQrCode("a".repeat(200)).version).toBeGreaterThan(4);
});

test("a smaller version is used where it is asked for and enough", () => {
  expect(createQrCode("A", { version: 1 }).version).toBe(1);
});

test("a higher level needs no less room", () => {
  const versions = (["L", "M", "Q", "H"] as const).map(
    (level) => createQrCode("a".repeat(150), { level }).version,
  );
  expect(versions).toEqual([...versions].sort((one, other) => one - other));
  expect(versions.at(-1)).toBeGreaterThan(versions[0] ?? 0);
});

test("content that fits no code fails with exactly 'Content too long'", () => {
  expect(() => createQrCode("a".repeat(3000))).toThrow(/^Content too long$/);
  expect(() => createQrCode("a".repeat(3000))).toThrow(QrContentTooLong);
  expect(new QrContentTooLong().notice).toEqual({ key: "qr.tooLong" });
});

test("the largest content of level L still fits", () => {
  expect(createQrCode("a".repeat(2953), { level: "L" }).version).toBe(40);
  expect(() => createQrCode("a".repeat(2954), { level: "L" })).toThrow("Content too long");
});

test("empty content and options out of range are refused", () => {
  expect(() => createQrCode("")).toThrow(TypeError);
  for (const options of [
    { padding: -1 },
    { padding: Number.NaN },
    { width: 0 },
    { height: -5 },
    { version: 0 },
    { version: 41 },
    { version: 4.5 },
  ]) {
    expect(() => createQrCode("a", options), JSON.stringify(options)).toThrow(RangeError);
  }
});

test("no padding is allowed", () => {
  expect(createQrCode("a", { padding: 0 }).extent).toBe(33);
});

test("three corners carry the finder pattern", () => {
  const { matrix } = createQrCode("corners");
  const last = matrix.length - 7;
  for (const [y, x] of [
    [0, 0],
    [0, last],
    [last, 0],
  ] as const) {
    const corner = matrix.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map((dark) => (dark ? "#" : " "))
        .join(""),
    );
    expect(corner).toEqual(["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]);
  }
});

test("the path covers exactly the dark modules, shifted by the padding", () => {
  const contents = fc.string({ minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(contents, fc.integer({ min: 0, max: 6 }), (content, padding) => {
      const { matrix, path, extent } = createQrCode(content, { padding });
      const grid = covered(path, extent);
      const inside = grid.slice(padding, extent - padding).map((row) => row.slice(padding, extent - padding));
      expect(inside).toEqual(matrix);
      const dark = matrix.flat().filter(Boolean).length;
      expect(grid.flat().filter(Boolean)).toHaveLength(dark);
    }),
    { numRuns: 30 },
  );
});
