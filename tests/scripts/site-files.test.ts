import { expect, test } from "vitest";
import type { ContentSource } from "../../scripts/build/prerender/content-source";
import { siteFiles, sitemap } from "../../scripts/build/prerender/site-files";
import { defaultSettings } from "../../src/platform/settings-defaults";

const settings = { ...defaultSettings, siteOrigin: "https://shop.example" };

/** Responds with one piece of news, in the language of the request. */
const source: ContentSource = {
  fetch: async (request) => {
    const locale = request.headers.get("accept-language") ?? "";
    const row = {
      id: 7,
      category: "company-news",
      title: `R&D <${locale}>`,
      summary: '"quoted"',
      create_time: "2026-11-20T10:00:00+08:00",
    };
    return Response.json({ success: true, data: { list: [row], total: 1 } });
  },
};

test("the sitemap lists every page in three languages, each with all its languages", () => {
  const text = sitemap("https://shop.example", ["/", "/news/1"]);
  expect(text.match(/<url>/g)).toHaveLength(6);
  for (const address of ["/zh-cn/", "/zh-tw/news/1", "/en/news/1"])
    expect(text).toContain(`<loc>https://shop.example${address}</loc>`);
  expect(text.match(/hreflang="x-default" href="https:\/\/shop.example\/news\/1"/g)).toHaveLength(3);
});

test("each language has a feed of its news, with marks that cannot break it", async () => {
  const files = await siteFiles(settings, ["/"], source);
  const feed = files.find(({ name }) => name === "zh-tw/rss.xml")?.text ?? "";
  expect(feed).toContain("<title>R&amp;D &lt;zh-TW&gt;</title>");
  expect(feed).toContain('<description>"quoted"</description>');
  expect(feed).toContain("<link>https://shop.example/zh-tw/company-news/7</link>");
  expect(feed).toContain("<pubDate>Fri, 20 Nov 2026 02:00:00 GMT</pubDate>");
});

test("robots.txt excludes the pages of one visitor, in every language, and names the sitemap", async () => {
  const [robots] = await siteFiles(settings, ["/"], source);
  expect(robots?.text).toContain("Disallow: /user-center/\n");
  expect(robots?.text).toContain("Disallow: /en/mall/pay/\n");
  expect(robots?.text).toContain("Sitemap: https://shop.example/sitemap.xml");
});

test("a page of a private area that the sitemap lists may be read", async () => {
  const [robots] = await siteFiles(settings, ["/", "/news", "/agent/intro-us"], source);
  expect(robots?.text).toContain("Allow: /agent/intro-us\n");
  expect(robots?.text).toContain("Allow: /en/agent/intro-us\n");
  expect(robots?.text.match(/^Allow: /gm)).toHaveLength(4);
});

test("a deployment without an address has robots.txt alone", async () => {
  const files = await siteFiles({ ...settings, siteOrigin: "" }, ["/"], source);
  expect(files.map(({ name }) => name)).toEqual(["robots.txt"]);
  expect(files[0]?.text).not.toContain("Sitemap");
});
