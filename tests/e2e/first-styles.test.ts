import type { Page } from "@playwright/test";
import { everyNth } from "../support/thoroughness";
import { expect, test } from "./support/fixtures";

/** Pages and shells of every kind. */
const addresses = [
  "/",
  "/user-center/mine",
  "/invite/share-register",
  "/en/agent/merchant",
  "/zh-tw/help/doc/2003",
  "/login",
  "/mall/detail?serviceNumber=KDZHJ01",
  "/report/weekly",
  "/en/price.html",
  "/auto-activity/year-end-2026",
  "/agent/divide",
];

const wholeSheet = "link[data-whole-style]";
const sheetAddress = /\/assets\/index-[^/]+\.css$/;

/** Selectors of the whole sheet that match something in the page, and whose rule is not among the styles it carries. */
async function missingRules(page: Page): Promise<{ readonly matching: number; readonly missing: string[] }> {
  return page.evaluate(() => {
    const rulesOf = (parent: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] =>
      [...parent.cssRules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesOf(rule) : [];
      });
    // What the reader does to an element, and what stands beside its content, is no part of the page.
    const still = (selector: string) =>
      selector.replace(
        /::?(?:before|after|marker|placeholder|backdrop|file-selector-button|hover|focus\S*|active)\b/g,
        "",
      );
    const matches = ({ selectorText }: CSSStyleRule) => {
      try {
        return document.querySelector(still(selectorText)) !== null;
      } catch {
        return false;
      }
    };
    const [whole] = [...document.styleSheets].filter(({ href }) => href !== null);
    const carried = new Set(
      [...document.styleSheets]
        .filter(({ href }) => href === null)
        .flatMap((sheet) => rulesOf(sheet).map(({ selectorText }) => selectorText)),
    );
    if (!whole) throw new Error("The whole sheet is not there.");
    const matching = rulesOf(whole).filter(matches);
    const missing = matching.map(({ selectorText }) => selectorText).filter((text) => !carried.has(text));
    return { matching: matching.length, missing };
  });
}

test.describe("without scripts", () => {
  test.use({
    javaScriptEnabled: false,
    // A shell asks for its code with its first bytes.
    expectErrors: /\/assets\/[\w-]+\.js csp$/,
  });

  for (const address of everyNth(addresses, 2))
    test(`${address} carries every rule of the whole sheet that it needs to be shown`, async ({ page }) => {
      await page.goto(address);
      const sheet = page.locator(wholeSheet);
      await sheet.evaluate((link) => {
        link.removeAttribute("media");
        link.removeAttribute("disabled");
      });
      await expect.poll(() => sheet.evaluate((link) => "sheet" in link && link.sheet !== null)).toBe(true);
      const { matching, missing } = await missingRules(page);
      expect(matching).toBeGreaterThan(100);
      expect(missing).toEqual([]);
    });
});

test.describe("a sheet that fails", () => {
  test.use({ expectErrors: /ERR_FAILED/ });

  test("nothing is rendered before the whole sheet is there, and the page stays usable where it cannot be had", async ({
    page,
  }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(sheetAddress, async (route) => {
      await isReleased;
      await route.abort();
    });
    const asked = page.waitForRequest(sheetAddress);
    // A page that waited for its whole sheet would not load.
    await page.goto("/login");
    await asked;
    await page.waitForFunction(() => {
      const names = document.querySelector("script[data-code]")?.getAttribute("data-code")?.split(" ") ?? [];
      const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return names.length > 0 && names.every((name) => fetched.includes(name));
    });
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    release();
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
    const tab = page.getByRole("tab", { name: "短信验证码" });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  });
});
