// @vitest-environment happy-dom
import "../support/html-dom";
import { render } from "@testing-library/react";
import fc from "fast-check";
import { createElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { setUpTranslations } from "../../src/i18n/set-up";
import { ArticleHtml } from "../../src/shared/html/article-html";
import { readLink } from "../../src/shared/html/html-links";
import { readHtml } from "../../src/shared/html/read-html";

beforeAll(() => setUpTranslations("en-US"));

function show(source: string): HTMLElement {
  const text = readHtml(source);
  if (text === null) throw new Error("The test needs a DOM.");
  const article = createElement(ArticleHtml, { text, lang: "en-US", tableLabel: "Table" });
  return render(createElement(MemoryRouter, null, article)).container;
}

test.each([
  ["a script", "<p>a</p><script>steal()</script>"],
  ["a handler", '<p onclick="steal()">a</p><img src="/x.png" onerror="steal()">'],
  ["a frame", '<p>a</p><iframe src="https://evil.example"></iframe><object data="x"></object>'],
  ["a form", '<p>a</p><form action="https://evil.example"><input name="password"></form>'],
  ["a style", '<p style="position:fixed" class="fixed" id="content">a</p><style>*{display:none}</style>'],
  [
    "a drawing with a script",
    "<p>a</p><svg><script>steal()</script><a href='javascript:steal()'>x</a></svg>",
  ],
  ["a template", "<p>a</p><template><img src=x onerror=steal()></template>"],
])("%s in an article does not reach the page", (_, source) => {
  const page = show(source);
  expect(page.querySelector("p")?.textContent).toBe("a");
  expect(
    page.querySelector("script, iframe, object, form, input, style, svg, template, [style], #content"),
  ).toBeNull();
  expect(page.innerHTML).not.toMatch(/steal|onclick|onerror/);
});

test.each([
  "javascript:steal()",
  "JaVaScRiPt:steal()",
  "data:text/html,x",
  "vbscript:x",
  " java\nscript:steal()",
])("a link to %j keeps its text and loses its target", (href) => {
  const page = show(`<p>Read <a href="${href}">this</a></p>`);
  expect(page.textContent).toBe("Read this");
  expect(page.querySelector("a")).toBeNull();
});

test("no text can put an element on the page that is not on the list", () => {
  const piece = fc.constantFrom(
    ...["<p>", "</p>", "<a href='", "'>", "<img src=x ", "onerror=steal()>", "<svg>", "<math>", "<script>"],
    ...[
      "</script>",
      "<style>",
      "</style>",
      "<table>",
      "<td>",
      "--><",
      "<!--",
      "javascript:",
      "&lt;",
      '"',
      "text",
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12, size: "max" }), (pieces) => {
      const root = readHtml(pieces.join(""))?.root;
      const elements = [...(root?.querySelectorAll("*") ?? [])];
      expect(
        elements.filter((element) => /^(script|style|svg|math|iframe)$/i.test(element.localName)),
      ).toEqual([]);
      const names = elements.flatMap((element) => element.getAttributeNames());
      expect(names.filter((name) => name.startsWith("on") || name === "style")).toEqual([]);
    }),
  );
});

test("headings get readable ids of their own, the same text a number", () => {
  const text = readHtml("<h2>先准备文件</h2><h2>Set up: <em>now</em></h2><h2>先准备文件</h2>");
  expect(text?.headings.map(({ id }) => id)).toEqual([
    "section-先准备文件",
    "section-set-up-now",
    "section-先准备文件-2",
  ]);
});

test("headings begin at the second rank and skip none on the way down", () => {
  const page = show("<h1>a</h1><h4>b</h4><h5>c</h5><h2>d</h2><h6>e</h6><h3></h3>");
  const ranks = [...page.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ localName }) => localName);
  expect(ranks).toEqual(["h2", "h3", "h4", "h2", "h3"]);
});

test("a link to another origin opens in a new tab without an opener, with a label that states this", () => {
  const link = show('<a href="https://other.example/a">a</a>').querySelector("a");
  expect(link?.getAttribute("target")).toBe("_blank");
  expect(link?.getAttribute("rel")).toBe("noopener");
  expect(link?.textContent).toBe("a Opens in a new tab");
});

test("a link of this site goes through the router without its language prefix, a file does not", () => {
  const origin = "https://shop.example";
  expect(readLink("/zh-cn/help/doc/2003#section-a", origin)).toEqual({
    kind: "page",
    to: "/help/doc/2003#section-a",
  });
  expect(readLink("https://shop.example/price.html?a=1", origin)).toEqual({
    kind: "page",
    to: "/price.html?a=1",
  });
  expect(readLink("/samples/files/opening-stock.xlsx", origin).kind).toBe("file");
  expect(readLink("mailto:a@shop.example", origin).kind).toBe("file");
  expect(readLink("#section-a", origin).kind).toBe("place");
  expect(readLink("//other.example/a", origin)).toEqual({ kind: "outside", to: "https://other.example/a" });
  expect(readLink("http://[", origin).kind).toBe("nothing");
  expect(readLink(null, origin).kind).toBe("nothing");
});

test("a table stands in a box that can be reached and scrolled by keyboard", () => {
  const box = show("<table><caption>Prices</caption><tr><td>1</td></tr></table>").querySelector(".table-box");
  expect(box?.getAttribute("tabindex")).toBe("0");
  expect(box?.getAttribute("role")).toBe("group");
  expect(box?.getAttribute("aria-label")).toBe("Prices");
  expect(
    show("<table><tr><td>1</td></tr></table>").querySelector("[role=group]")?.getAttribute("aria-label"),
  ).toBe("Table");
});

test("steps are numbered from where the editor began, those inside a step are not steps", () => {
  const page = show('<ol start="3"><li>a<ol><li>inner</li></ol></li><li>b</li></ol>');
  expect([...page.querySelectorAll("li")].map((item) => item.getAttribute("data-step"))).toEqual([
    "3",
    null,
    "4",
  ]);
});

test("bold text at the beginning of a note is its title, later bold text is not", () => {
  const page = show("<blockquote><p><strong>Undo?</strong> Yes, <strong>once</strong>.</p></blockquote>");
  expect([...page.querySelectorAll("[data-note-title]")].map((title) => title.textContent)).toEqual([
    "Undo?",
  ]);
});

test("a picture is loaded late and always has an alternative text", () => {
  const picture = show('<img src="/samples/a.png" width="560" height="316">').querySelector("img");
  expect(picture?.getAttribute("alt")).toBe("");
  expect(picture?.getAttribute("loading")).toBe("lazy");
  expect(picture?.getAttribute("width")).toBe("560");
  expect(show('<img src="data:image/png;base64,xx" alt="a">').querySelector("img")).toBeNull();
});

test("in a section of a page the ranks of an article begin below the section's", () => {
  const text = readHtml("<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>", 3);
  expect(text?.headings.map(({ level }) => level)).toEqual([3, 3, 4, 5]);
  expect(readHtml("<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>")?.headings.map(({ level }) => level)).toEqual([
    2, 2, 3, 4,
  ]);
});
