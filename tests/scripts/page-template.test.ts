import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  inlineHashes,
  type PageContent,
  type PageFrame,
  pageOf,
  shellOf,
  withFirstStyle,
} from "../../scripts/build/prerender/page-template";

const frame: PageFrame = {
  page: [
    '<!doctype html><html lang="zh-CN"><head>',
    '<link rel="preload" href="/settings.json" as="fetch" crossorigin="anonymous" />',
    "<title>Stockbook</title>",
    '<script type="module" crossorigin src="/assets/boot-A1.js"></script>',
    '<link rel="stylesheet" crossorigin href="/assets/boot-B2.css">',
    '</head><body><div id="root"></div></body></html>',
  ].join("\n"),
  wholeStyle: { address: "/assets/boot-B2.css", text: "body{color:$&red}" },
  articleStyle: { address: "/assets/article-C3.css", text: ".article-html{margin:0}" },
  early: "(()=>{})()",
  visits: {
    "/:category": {
      code: ["/assets/react-D4.js", "/assets/shell-E5.js"],
      texts: "first-visit/common_content.json",
      textsBase: "/assets/words-F6",
      lateParameters: ["next"],
    },
  },
  siteOrigin: "https://shop.example",
  brand: { "zh-CN": "货簿云", "zh-TW": "貨簿雲", "en-US": "Stockbook" },
};
const content: PageContent = {
  address: "/en/news",
  route: "/:category",
  locale: "en-US",
  head: "<title>News · Stockbook</title>",
  body: "<main>Read $1 and $& here</main>",
  data: { queries: [{ text: "</script><script>alert(1)</script>" }] },
  structured: [{ "@type": "Thing", name: "</script>" }],
  ads: null,
};

test("a prerendered page has its own head, language and content", () => {
  const page = pageOf(frame, content);
  expect(page).toContain('<html lang="en-US" data-late="next">');
  expect(page).toContain("<title>News · Stockbook</title>");
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page).toContain(
    '<div id="root" data-path="/en/news" data-locale="en-US"><main>Read $1 and $& here</main></div>',
  );
});

test("where it is shared it says what it is, whether search engines list it or not", () => {
  const tag = (name: string, text: string) => `<meta property="og:${name}" content="${text}" />`;
  const listed = pageOf(frame, {
    ...content,
    head: `${content.head}<meta name="description" content="What is new"/><link rel="canonical" href="https://shop.example/en/news"/>`,
  });
  for (const line of [
    tag("site_name", "Stockbook"),
    tag("title", "News · Stockbook"),
    tag("description", "What is new"),
    tag("url", "https://shop.example/en/news"),
    tag("type", "website"),
  ])
    expect(listed).toContain(line);
  const invitation = pageOf(frame, {
    ...content,
    head: `${content.head}<meta name="robots" content="noindex"/>`,
  });
  expect(invitation).toContain(tag("title", "News · Stockbook"));
  expect(invitation).toContain(tag("image", "https://shop.example/share/en-US.jpg"));
  expect(invitation).not.toContain("og:url");
  expect(pageOf({ ...frame, siteOrigin: "" }, content)).not.toContain("og:");
});

test("pages of news lead to the feed of their language", () => {
  const feed = '<link rel="alternate" type="application/rss+xml" title="Stockbook" href="/en/rss.xml" />';
  expect(pageOf(frame, content)).toContain(feed);
  expect(pageOf({ ...frame, siteOrigin: "" }, content)).not.toContain("rss.xml");
});

test("an article is shared as one", () => {
  const structured = [{ "@type": "NewsArticle", headline: "Two stores" }];
  expect(pageOf(frame, { ...content, structured })).toContain(
    '<meta property="og:type" content="article" />',
  );
});

test("it paints from its own bytes: styles stand inline and no script or sheet is asked for before the content", () => {
  const page = withFirstStyle(pageOf(frame, content), ".shown{color:$&red}");
  const beforeContent = page.slice(0, page.indexOf('<div id="root"'));
  expect(beforeContent).toContain("<style>.shown{color:$&red}</style>");
  expect(beforeContent).not.toMatch(/<script[^>]+src|rel="stylesheet"|rel="preload"/);
  expect(page).toContain(
    '<script type="module" src="/assets/boot-A1.js" data-code="/assets/react-D4.js /assets/shell-E5.js" data-texts="/assets/words-F6/en-US/first-visit/common_content.json"></script>',
  );
});

test("fetched data cannot end the element it stands in", () => {
  const page = pageOf(frame, content);
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual(content.data);
  expect(page).not.toContain("<script>alert(1)");
});

test("a page that its query names says which, for what runs before the first paint", () => {
  const page = pageOf(frame, { ...content, address: "/en/mall/detail?serviceNumber=KDZHJ01" });
  expect(page).toContain('<html lang="en-US" data-query="serviceNumber=KDZHJ01" data-late="next">');
  expect(page).toContain('<div id="root" data-path="/en/mall/detail" ');
});

test("the style of articles comes with pages that show one", () => {
  expect(pageOf(frame, content)).not.toContain(".article-html{");
  const body = '<div class="article-html">…</div>';
  expect(pageOf(frame, { ...content, body })).toContain("<style>.article-html{margin:0}</style>");
});

test("advertisements are named for what runs first and given to what hydrates", () => {
  const ad = { adImgUrl: '/ads/"a".svg' };
  const page = pageOf(frame, { ...content, ads: { desktop: ad, mobile: ad } });
  expect(page).toContain('<html lang="en-US" data-ads="/ads/&quot;a&quot;.svg" data-late="next">');
  expect(page).toContain('data-ads="{&quot;desktop&quot;:');
});

test("the policy's hashes are those of what stands inline", () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(inlineHashes(frame, ["a{}", "b{}"])).toEqual({
    scripts: [hash(frame.early)],
    styles: [hash("a{}"), hash("b{}"), hash(".article-html{margin:0}")],
  });
  const importMap = '{"imports":{"/routes.js":"/assets/routes-1.js"}}';
  const page = frame.page.replace("<head>", `<head><script type="importmap">${importMap}</script>`);
  expect(inlineHashes({ ...frame, page }, []).scripts).toEqual([hash(frame.early), hash(importMap)]);
});

test("the whole sheet is named and switched off until the page is shown, and so is what stands inline as a whole", () => {
  const off = (name: string) => `<link rel="stylesheet" href="/assets/${name}" media="not all" disabled />`;
  const whole =
    '<link rel="stylesheet" href="/assets/boot-B2.css" media="not all" disabled data-whole-style />';
  expect(pageOf(frame, content)).toContain(whole);
  expect(pageOf(frame, content)).not.toContain(off("article-C3.css"));
  const body = '<div class="article-html">…</div>';
  expect(pageOf(frame, { ...content, body })).toContain(off("article-C3.css"));
});

test("a shell asks for its code, texts and settings with its first bytes, and paints without waiting for them", () => {
  const shell = withFirstStyle(
    shellOf(frame, {
      route: "/:category",
      locale: "en-US",
      title: "News",
      body: "<main>Loading</main>",
    }),
    "main{margin:0}",
  );
  const beforeContent = shell.slice(0, shell.indexOf('<div id="root"'));
  expect(beforeContent).toContain("<title data-shell>News</title>");
  for (const file of ["/assets/react-D4.js", "/assets/shell-E5.js"])
    expect(beforeContent).toContain(`<link rel="modulepreload" href="${file}" />`);
  expect(beforeContent).toContain(
    '<link rel="preload" href="/settings.json" as="fetch" crossorigin="anonymous" />',
  );
  // Fetched by what runs before the first paint, where the reader's language is this one.
  expect(beforeContent).toContain(
    '<html lang="en-US" data-early-texts="/assets/words-F6/en-US/first-visit/common_content.json"',
  );
  expect(beforeContent).toContain("<style>main{margin:0}</style>");
  expect(beforeContent).toContain('<link rel="preload" href="/assets/boot-B2.css" as="style" />');
  expect(beforeContent).not.toMatch(/<script[^>]+src|rel="stylesheet"/);
  expect(shell).toContain('<div id="root" data-shell data-locale="en-US"><main>Loading</main></div>');
});

test("a route nothing is known of makes no page", () => {
  expect(() => pageOf(frame, { ...content, route: "/unknown" })).toThrow(
    "prerender: nothing is known of the route /unknown.",
  );
});
