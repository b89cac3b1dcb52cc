import { JSDOM } from "jsdom";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createTestBackend } from "../../mocks/node";
import { renderPage, setHtmlWindow, setSettings } from "../../src/app/server-entry";
import { setPrerenderedAddress } from "../../src/platform/address";
import { defaultSettings } from "../../src/platform/settings-defaults";

beforeEach(() => {
  const host = "http://content.test";
  const hosts = { site: host, manage: host, log: host, web: host };
  const everywhere = { www: hosts, mwww: hosts, dev: hosts };
  const siteOrigin = "https://stockbook.example";
  setSettings({ ...defaultSettings, siteOrigin, hosts: { china: everywhere, global: everywhere } });
  setHtmlWindow(new JSDOM("").window);
  const backend = createTestBackend();
  onTestFinished(() => {
    setSettings(defaultSettings);
    setPrerenderedAddress(null);
    backend.close();
  });
});

test.each([
  ["/zh-cn/price.html", "3年", "/mall/detail?serviceNumber=KDZHJ01&amp;productNo=KDZHJ01-PRO"],
  ["/en/price.html", "¥1,198", "Two versions. Work out your price."],
  ["/zh-tw/download.html", "stockbook-7.2.1.dmg", "7.2.1"],
  ["/zh-cn/zhj-app", "stockbook-7.2.1.exe", "把账本装进手机"],
  ["/en/about.html", "Sample Printers", "82.6%"],
  ["/zh-cn/contact", "400-000-0000", "support@stockbook.example"],
  ["/en/faq", "Do I get an invoice?", "It comes by email."],
  ["/zh-cn/unsubscribe", "取消订阅", "写这封信"],
  ["/zh-tw/case", "範例", "/zh-tw/case/1"],
  ["/zh-cn/case/1", "三个仓库，一张调拨单", "在途"],
  ["/en/license/user", "Terms of service", "What this covers"],
  ["/zh-cn/privacy", "隐私政策", "设备编号"],
  ["/zh-cn/invite/share-register", "免费试用货簿云15天", "¥16.00"],
  ["/en/invite/register", "Try Stockbook free for 15 days", "SMS code"],
  ["/zh-tw/invite/xh-share/shared", "貨簿雲零售版", "¥8.00"],
  ["/en/invite/rule", "What each red packet is worth", "500.00"],
  ["/zh-tw/mall/detail?serviceNumber=KDZHJ01", "¥598", "標準版"],
  ["/en/auto-activity/year-end", "Year-end prices", "Running"],
  ["/zh-cn/invite-intro", "拿我的邀请链接", "把链接或海报发给同行"],
])("%s is whole without a script: %s, %s", async (address, ...texts) => {
  const { body, hasFailed } = await renderPage(address);
  expect(hasFailed).toBe(false);
  for (const text of texts) expect(body).toContain(text);
  // The content security policy allows no inline style, and a random number would differ in the next build.
  expect(body).not.toMatch(/\sstyle=|[?&]r=\d/);
});

test("goods have an address of their own for search engines", async () => {
  const { head } = await renderPage("/en/mall/detail?serviceNumber=KDZHJ01");
  const address = "https://stockbook.example/en/mall/detail?serviceNumber=KDZHJ01";
  expect(head).toContain(`<link rel="canonical" href="${address}"/>`);
});

test("the structured data for search engines contains the questions with their answers", async () => {
  const { structured } = await renderPage("/en/faq");
  expect(structured).toHaveLength(1);
  expect(JSON.stringify(structured)).toContain('"name":"Do I get an invoice?"');
});

test.each([
  ["/en/zhj.html", "/en/zhj-app"],
  ["/en/zhj-app", "/en/zhj-app"],
  ["/zh-tw/license/privacy", "/zh-tw/privacy"],
  ["/zh-tw/license/refund", "/zh-tw/license/refund"],
])("of a page with two addresses search engines list one: %s is %s", async (address, listed) => {
  const { head } = await renderPage(address);
  expect(head).toContain(`<link rel="canonical" href="https://stockbook.example${listed}"/>`);
});

test("a category of the help is described for search engines", async () => {
  const { head } = await renderPage("/en/help/zhj/101");
  expect(head).toMatch(/<meta name="description" content="Help with “[^”]+”: steps, videos/);
});

test("the structured data names the language an article is in, not the reader's", async () => {
  const { structured } = await renderPage("/en/help/doc/2178");
  expect(structured[0]).toMatchObject({ "@type": "TechArticle", inLanguage: "zh-CN" });
  const news = await renderPage("/en/company-news/27");
  expect(news.structured[0]).toMatchObject({ "@type": "NewsArticle", inLanguage: "zh-CN" });
});

test("the structured data promises no video that is not there yet", async () => {
  const { structured } = await renderPage("/en/help/video/2012");
  expect(structured[0]).toMatchObject({ "@type": "TechArticle" });
});

test.each(["/en/", "/en/price.html"])(
  "the structured data names the price of each version: %s",
  async (address) => {
    const { structured } = await renderPage(address);
    expect(structured).toContainEqual(
      expect.objectContaining({
        offers: [
          expect.objectContaining({ name: "Standard", price: "598", priceCurrency: "CNY" }),
          expect.objectContaining({ name: "Professional", price: "1198", priceCurrency: "CNY" }),
        ],
      }),
    );
  },
);
