import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturnAddress } from "../../src/platform/return-address";

test.each([
  ["/", "/"],
  ["/user-center/orders?page=2#top", "/user-center/orders?page=2#top"],
  [
    "/en/mall/detail?serviceNumber=8&from=https://elsewhere.example//x",
    "/en/mall/detail?serviceNumber=8&from=https://elsewhere.example//x",
  ],
  ["/help/a%2Fb", "/help/a%2Fb"],
  ["/agent/../mall", "/mall"],
  ["/帮助", "/%E5%B8%AE%E5%8A%A9"],
  ["/search?q=100%", "/search?q=100%"],
])("the path %j is kept as %j", (text, expected) => {
  expect(safeReturnAddress(text)).toBe(expected);
});

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/a\\..\\b",
  "///elsewhere.example",
  "/.//elsewhere.example",
  "/a/..//elsewhere.example",
  "/%2Felsewhere.example",
  "/%2felsewhere.example",
  "/%252Felsewhere.example",
  "/%5Celsewhere.example",
  "/%255Celsewhere.example",
  "/%2e%2f%2felsewhere.example",
  "/%09/elsewhere.example",
  "/a%0d%0aSet-Cookie:x",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  "/a\u0000b",
  " /mall",
  "mall",
  "https://elsewhere.example/",
  "https:/mall",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "/%",
  "?next=/mall",
  "#mall",
  "",
  `/${"a".repeat(2000)}`,
])("%j is refused", (text) => {
  expect(safeReturnAddress(text)).toBeNull();
});

test("no address is none", () => {
  expect(safeReturnAddress(null)).toBeNull();
  expect(safeReturnAddress(undefined)).toBeNull();
});

const hostileParts = fc.constantFrom(
  "/",
  "\\",
  "//",
  "..",
  ".",
  "%2F",
  "%2f",
  "%5C",
  "%25",
  "%2e",
  "%09",
  "\t",
  "\n",
  "@",
  ":",
  "?",
  "#",
  "a",
  "javascript:",
  "https:",
  "evil.example",
  "\u0000",
  "\u2028",
  "／",
);
const hostileText = fc.array(hostileParts, { maxLength: 12 }).map((pieces) => pieces.join(""));

test("whatever is accepted stays on the site, by the browser, by the router and after decoding", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText,
        hostileText.map((text) => `/${text}`),
        fc.webUrl(),
        fc.string({ unit: "binary" }),
      ),
      (text) => {
        const expected = safeReturnAddress(text);
        if (expected === null) return;
        expect(new URL(expected, "https://shop.example/login").origin).toBe("https://shop.example");
        const path = expected.split(/[?#]/, 1)[0] ?? "";
        for (const read of [path, decodeURIComponent(path), decodeURIComponent(decodeURIComponent(path))]) {
          expect(new URL(read, "https://shop.example/login").origin).toBe("https://shop.example");
          expect(read).toMatch(/^\/(?![/\\])/);
        }
        expect(safeReturnAddress(expected)).toBe(expected);
      },
    ),
    { numRuns: 3000 },
  );
});

test("every plain path of letters and digits is accepted unchanged", () => {
  const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/);
  fc.assert(
    fc.property(fc.array(segment), fc.option(segment), (segments, query) => {
      const path = `/${segments.join("/")}${query === null ? "" : `?q=${query}`}`;
      expect(safeReturnAddress(path)).toBe(path);
    }),
  );
});
