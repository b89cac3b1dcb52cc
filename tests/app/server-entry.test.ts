import { JSDOM } from "jsdom";
import { HttpResponse, http } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { createTestBackend } from "../../mocks/node";
import { renderPage, setHtmlWindow, setSettings } from "../../src/app/server-entry";
import { setPrerenderedAddress } from "../../src/platform/address";
import { defaultSettings } from "../../src/platform/settings-defaults";

/** Prerendering as in the build: fetches go to a separate host, the HTML of articles is parsed with a separate DOM. */
function begin(mock?: string) {
  const host = "http://content.test";
  const hosts = { site: host, manage: host, log: host, web: host };
  const everywhere = { www: hosts, mwww: hosts, dev: hosts };
  const siteOrigin = "https://stockbook.example";
  setSettings({ ...defaultSettings, siteOrigin, hosts: { china: everywhere, global: everywhere } });
  setHtmlWindow(new JSDOM("").window);
  const backend = createTestBackend(mock === undefined ? {} : { mock });
  onTestFinished(() => {
    setSettings(defaultSettings);
    setPrerenderedAddress(null);
    backend.close();
  });
  return backend;
}

test("a page is made in the language of its prefix, with its links under that prefix", async () => {
  begin();
  const page = await renderPage("/en/help");
  expect(page.locale).toBe("en-US");
  expect(page.head).toContain("<title>Help center · Stockbook</title>");
  expect(page.body).toContain('href="/en/news"');
  expect(page.body).not.toMatch(/href="\/(news|help)"/);
});

test("the home page is whole: what comes near later stands in it too, the foot and the advertisement included", async () => {
  begin();
  const { body, ads, hasFailed } = await renderPage("/zh-tw/");
  expect(hasFailed).toBe(false);
  expect(body).toContain("<footer");
  expect(body).toContain(ads?.desktop?.adImgUrl ?? "no advertisement");
  // The browser fetches the customer stories in viewport; a prerendered page contains them from the start.
  expect(body).toMatch(/href="\/zh-tw\/case\/\d+"/);
});

test("an article is there with its text, its data and its alternatives in the other languages", async () => {
  begin();
  const page = await renderPage("/zh-cn/help/doc/2003");
  expect(page.body).toContain('class="article-html"');
  expect(JSON.stringify(page.data)).toContain("用Excel导入期初库存");
  for (const prefix of ["zh-cn", "zh-tw", "en"])
    expect(page.head).toContain(`href="https://stockbook.example/${prefix}/help/doc/2003"`);
});

test("an article's scripts and handlers do not get into a prerendered page", async () => {
  begin();
  const { body } = await renderPage("/zh-cn/help/doc/2003");
  expect(body).not.toMatch(/<script|onerror=|javascript:/i);
});

test("two pages made one after the other share nothing", async () => {
  begin();
  const first = await renderPage("/en/news");
  await renderPage("/zh-cn/help");
  const again = await renderPage("/en/news");
  expect(again.body).toBe(first.body);
  expect(JSON.stringify(again.data)).not.toContain("/help");
});

test("a page whose content cannot be fetched reports it", async () => {
  begin("fault:listNews=http500");
  expect((await renderPage("/zh-cn/news")).hasFailed).toBe(true);
});

test("an address without a screen makes no page", async () => {
  begin();
  await expect(renderPage("/nowhere")).rejects.toThrow("No screen stands at /nowhere.");
});

test.each([
  ["/en/", ["Organization", "SoftwareApplication"]],
  ["/en/help/doc/2003", ["TechArticle", "BreadcrumbList"]],
  // Announced, and not there yet.
  ["/en/help/video/2150", ["TechArticle", "BreadcrumbList"]],
  ["/en/company-news/12", ["NewsArticle", "BreadcrumbList"]],
])("%s declares its %j to search engines", async (address, kinds) => {
  begin();
  const { structured } = await renderPage(address);
  expect(structured.map((data) => data["@type"])).toEqual(kinds);
  const text = JSON.stringify(structured);
  expect(text).not.toContain("undefined");
  // Absolute addresses only.
  expect(text).not.toMatch(/"(?:item|url|logo|image|thumbnailUrl|contentUrl)":"\//);
});

test("a video that is there is declared with its file", async () => {
  // No other test renders it: what a page has read is stored for the next one.
  const { server, kernel } = begin();
  server.use(
    http.get("*/api/help/2034", async ({ request }) => {
      const { data, ...envelope } = await (await kernel.handle(request)).json();
      return HttpResponse.json({ ...envelope, data: { ...data, video_url: "/videos/2034.mp4" } });
    }),
  );
  const { structured } = await renderPage("/en/help/video/2034");
  expect(structured[0]).toMatchObject({
    "@type": "VideoObject",
    contentUrl: "https://stockbook.example/videos/2034.mp4",
  });
});
