import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";
import { readLink } from "../../src/shared/html/html-links";
import { sanitiseHtml, setHtmlWindow } from "../../src/shared/html/sanitise-html";
import { filterEvasions } from "../support/filter-evasions";

const origin = "https://shop.example";

// A DOM that parses HTML like browsers; what only a browser renders is tested in one.
beforeAll(() => setHtmlWindow(new JSDOM("").window));

/**
 * The elements and attributes an article may consist of; none of them runs a script, loads a file or changes styles.
 */
const harmless = new Set(
  [
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "br",
    "hr",
    "blockquote",
    "pre",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
  ]
    .concat([
      "figure",
      "figcaption",
      "img",
      "a",
      "table",
      "caption",
      "thead",
      "tbody",
      "tfoot",
      "tr",
      "th",
      "td",
    ])
    .concat(["strong", "b", "em", "i", "u", "s", "del", "ins", "mark", "code", "kbd", "sub", "sup", "small"]),
);
const harmlessAttributes = new Set(
  [
    "href",
    "src",
    "alt",
    "title",
    "width",
    "height",
    "lang",
    "dir",
    "colspan",
    "rowspan",
    "scope",
    "align",
  ].concat(["start", "reversed"]),
);

describe("smuggled into an article, it stays harmless:", () => {
  test.each(filterEvasions)("%s", (_name, source) => {
    const root = sanitiseHtml(`<p>before</p>${source}`);
    const elements = [...(root?.querySelectorAll("*") ?? [])];
    expect(elements[0]?.textContent).toContain("before");
    expect(elements.map(({ localName }) => localName).filter((name) => !harmless.has(name))).toEqual([]);
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => !harmlessAttributes.has(name))).toEqual([]);
    for (const element of elements) {
      for (const name of ["href", "src"]) {
        const address = element.getAttribute(name);
        if (address === null) continue;
        const link = readLink(address, origin);
        // The remaining links and sources are web pages or places on this site, never scripts.
        if (link.kind !== "nothing") expect(new URL(address, origin).protocol).toMatch(/^https?:$/);
      }
    }
  });

  test("all of them at once", () => {
    const root = sanitiseHtml(filterEvasions.map(([, source]) => source).join("\n"));
    const names = [...(root?.querySelectorAll("*") ?? [])].map(({ localName }) => localName);
    expect(names.filter((name) => !harmless.has(name))).toEqual([]);
  });
});

test("attributes this site's own code reads cannot be written by an editor", () => {
  const root = sanitiseHtml(
    '<p data-step="1" data-state="open" aria-hidden="true" id="root" class="hidden">a</p>',
  );
  expect(root?.querySelector("p")?.getAttributeNames()).toEqual([]);
});

test("what the editors may write is left as it was", () => {
  const source =
    '<h2>a</h2><p>b <a href="/help">c</a></p><img src="/d.png" alt="e"><ol start="2"><li>f</li></ol>';
  const root = sanitiseHtml(source);
  const holder = root?.ownerDocument.createElement("div");
  if (root) holder?.append(root);
  expect(holder?.innerHTML).toBe(source);
});
