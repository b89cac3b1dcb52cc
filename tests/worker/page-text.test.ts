import { describe, expect, test } from "vitest";
import { type PageFrame, pageOf, shellOf } from "../../scripts/build/prerender/page-template";
import { filesOf, isShell, releaseOf, withoutPrefix, withStoredAt } from "../../src/worker/page-text";

const frame: PageFrame = {
  page: '<!doctype html>\n<html lang="zh-CN">\n<head>\n<script type="importmap">{"imports":{"/routes.js":"/assets/routes-Ab12.js"}}</script>\n<title>Stockbook</title>\n<script type="module" crossorigin src="/assets/index-Ab12.js"></script>\n</head>\n<body>\n<div id="root"></div>\n</body>\n</html>',
  wholeStyle: { address: "/assets/shell.css", text: "a{}" },
  articleStyle: null,
  early: "0",
  visits: {
    "/faq": {
      code: ["/assets/routes-Ab12.js", "/assets/faq-Ab12.js"],
      texts: "faq.json",
      textsBase: "/assets/words",
      lateParameters: [],
    },
  },
  siteOrigin: "",
  brand: { "zh-CN": "货簿云", "zh-TW": "貨簿雲", "en-US": "Stockbook" },
};
const page = pageOf(frame, {
  address: "/en/faq",
  route: "/faq",
  locale: "en-US",
  head: "<title>Questions</title>",
  body: '<a href="/en/news">News</a><a href="/en">Home</a><a href="/en#day">Day</a><a href="/en?a=1">Query</a><a href="/english">A word</a>',
  data: {},
  structured: [],
  ads: null,
});
const shell = shellOf(frame, { route: "/faq", locale: "en-US", title: "Questions", body: "<main></main>" });

describe("a page as the build writes it", () => {
  test("is known from a shell", () => {
    expect([isShell(page), isShell(shell), isShell(frame.page)]).toEqual([false, true, false]);
  });

  test("names its release by the route script that its import map leads to", () => {
    for (const text of [page, shell, frame.page]) expect(releaseOf(text)).toBe("/assets/routes-Ab12.js");
    expect(releaseOf("<!doctype html>")).toBe("");
  });

  test("names the code and the texts it begins with", () => {
    const texts = "/assets/words/en-US/faq.json";
    const files = ["/assets/routes-Ab12.js", "/assets/faq-Ab12.js", texts];
    expect([filesOf(page), filesOf(shell), filesOf(frame.page)]).toEqual([files, files, []]);
  });

  test("is marked as stored without another change", () => {
    const marked = withStoredAt(page, 1_795_000_000_000);
    expect(marked).toContain('<html data-stored-at="1795000000000" lang="en-US"');
    expect(marked.replace(' data-stored-at="1795000000000"', "")).toBe(page);
  });

  test("becomes the page without prefix, links and path alike", () => {
    const own = withoutPrefix(page, "en-US");
    expect(own).toContain(
      '<a href="/news">News</a><a href="/">Home</a><a href="/#day">Day</a><a href="/?a=1">Query</a><a href="/english">A word</a>',
    );
    expect(own).toContain('data-path="/faq"');
    expect(own).toContain('lang="en-US"');
  });
});
