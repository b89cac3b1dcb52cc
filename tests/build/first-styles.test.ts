import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstStyles } from "../../scripts/build/prerender/styles/first-styles";
import { StyleSheet } from "../../scripts/build/prerender/styles/style-sheet";
import { writeFirstStyles } from "../../scripts/build/prerender/styles/write-first-styles";
import { temporaryFolder } from "../support/temporary-folder";

/** The sheet that a page with these classes carries. */
function carried(text: string, ...classes: string[]): string {
  const sheet = new StyleSheet(text);
  return sheet.textOf(sheet.rulesFor(new Set(classes)));
}

describe("the rules a page needs", () => {
  test("are those whose classes are all in it, and those without a class, in their order", () => {
    const text = "a{color:red}.b{top:0}.c .b{top:1px}.d,.c{top:2px}.b:hover{top:3px}";
    expect(carried(text, "b")).toBe("a{color:red}.b{top:0}.b:hover{top:3px}");
    expect(carried(text, "b", "c")).toBe(
      "a{color:red}.b{top:0}.c .b{top:1px}.d,.c{top:2px}.b:hover{top:3px}",
    );
  });

  test.each([
    [".md\\:px-2", "md:px-2"],
    [".w-\\[calc\\(100\\%-1rem\\)\\]", "w-[calc(100%-1rem)]"],
    [".\\32xl\\:top-0", "2xl:top-0"],
    [".\\[\\&_p\\]\\:mt-2 p", "[&_p]:mt-2"],
    [".标题", "标题"],
  ])("%s is the rule of the class %s", (selector, name) => {
    expect(carried(`${selector}{top:0}`, name)).toBe(`${selector}{top:0}`);
    expect(carried(`${selector}{top:0}`, "other")).toBe("");
  });

  test.each([".a:not(.b)", ".a:is(.b,.c)", ".a:where(.b:is(.c) *)", '.a[class~=".b"]', ":root .a"])(
    "%s can match where the page has the class before the brackets alone",
    (selector) => {
      expect(carried(`${selector}{top:0}`, "a")).toBe(`${selector}{top:0}`);
    },
  );

  test("stay in their layers and conditions, of which none is left empty", () => {
    const text =
      "@layer base,utilities;@layer utilities{.a{top:0}@media print{.a{top:1px}}@media screen{.b{top:2px}}}@supports (x:y){@media print{.b{top:3px}}}";
    expect(carried(text, "a")).toBe(
      "@layer base,utilities;@layer utilities{.a{top:0}@media print{.a{top:1px}}}",
    );
  });

  test("bring the animations and typed properties they name, and no others", () => {
    const text =
      "@property --x{syntax:'*'}@property --y{syntax:'*'}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:spin 1s;top:var(--x)}.b{animation:fade 1s;top:var(--y)}";
    const own = carried(text, "a");
    expect(own).toContain("@keyframes spin{to{rotate:1turn}}");
    expect(own).toContain("@property --x");
    expect(own).not.toMatch(/fade|--y/);
  });
});

const names = Array.from({ length: 12 }, (_, index) => `c${index}`);
const text = names.map((name, index) => `.${name}{order:${index}}`).join("");

test("pages share at most eight sheets, each with every rule its routes need, and none that none of them needs", () => {
  const routes = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.subarray(names)), {
    minLength: 1,
    maxLength: 20,
    selector: ([route]) => route,
  });
  fc.assert(
    fc.property(routes, (described) => {
      const styles = firstStyles(
        new StyleSheet(text),
        new Map(described.map(([route, classes]) => [route, new Set(classes)])),
      );
      expect(new Set(styles.values()).size).toBeLessThanOrEqual(8);
      for (const sheet of new Set(styles.values())) {
        const sharing = described.filter(([route]) => styles.get(route) === sheet);
        const needed = names.filter((name) => sharing.some(([, classes]) => classes.includes(name)));
        expect([...sheet.matchAll(/\.(c\d+)\{/g)].map(([, name]) => name)).toEqual(needed);
      }
    }),
    { numRuns: 50 },
  );
});

test("all pages of a route carry what one of them needs, in the place that was kept for it", () => {
  const page = (body: string) => `<head><!-- first styles --></head><body>${body}</body>`;
  const folder = temporaryFolder({
    "one.html": page('<p class="a md:b"></p>'),
    "other.html": page('<p class="x&amp;y"></p>'),
    "else.html": page("<p></p>"),
  });
  const file = (name: string) => ({
    route: name === "else" ? "/else" : "/same",
    file: join(folder, `${name}.html`),
  });
  const sheet = "p{margin:0}.a{top:0}.md\\:b{top:1px}.x\\&y{top:2px}.gone{top:3px}";
  const styles = writeFirstStyles(sheet, [file("one"), file("other"), file("else")]);
  const shared = "p{margin:0}.a{top:0}.md\\:b{top:1px}.x\\&y{top:2px}";
  expect(styles).toEqual([shared, "p{margin:0}"]);
  expect(readFileSync(join(folder, "one.html"), "utf8")).toContain(`<head><style>${shared}</style></head>`);
  expect(readFileSync(join(folder, "other.html"), "utf8")).toContain(`<style>${shared}</style>`);
  expect(readFileSync(join(folder, "else.html"), "utf8")).toContain("<style>p{margin:0}</style>");
});
