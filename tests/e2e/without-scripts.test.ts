import { type Locale, localePath } from "../../src/platform/locale";
import { everyNth } from "../support/thoroughness";
import { expect, test } from "./support/fixtures";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

const languages = ["zh-CN", "en-US", "zh-TW"] as const satisfies readonly Locale[];

/** Prerendered pages of every kind, and the minimum number of words of each. */
const pages = [
  "/",
  "/price.html",
  "/download.html",
  "/about.html",
  "/join-agent.html",
  "/contact",
  "/faq",
  "/case",
  "/case/1",
  "/news",
  "/product-news/1",
  "/help",
  "/help/search",
  "/help/zhj",
  "/help/doc/2003",
  "/help/video/2150",
  "/license/user",
  "/privacy",
  "/unsubscribe",
] as const;

/** Pages with a control in their main part that sends, searches or calculates. */
const formPages: Readonly<Record<string, "form" | "search" | "price">> = {
  "/price.html": "price",
  "/join-agent.html": "form",
  "/contact": "form",
  "/unsubscribe": "form",
  "/help": "search",
  "/help/search": "search",
};

test.use({ javaScriptEnabled: false });

for (const [index, path] of everyNth(pages, 2).entries()) {
  for (const locale of variantsFor(languages, index, 1)) {
    test(`${path} is read whole in ${locale} where scripts are switched off`, async ({ page }) => {
      const response = await page.goto(localePath(path, locale));
      expect(response?.status()).toBe(200);
      const t = translationsOf(locale);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);

      const main = page.getByRole("main");
      const text = await main.innerText();
      expect(text.length).toBeGreaterThan(120);
      await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText(t("common:status.loading")).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("status", { name: t("common:status.loading") })).toHaveCount(0);
      for (const footer of await page.getByRole("contentinfo").all()) await expect(footer).toBeVisible();

      const links = page.locator("a:visible");
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => address === "" || address === "#")).toEqual([]);
      // Each link keeps the language of the page.
      const within = [...new Set(addresses.filter((address) => address.startsWith(localePath("/", locale))))];
      for (const address of within.slice(0, 5)) {
        const next = await page.request.get(address);
        expect(next.status(), address).toBe(200);
      }

      const support = { email: "support@stockbook.example", phone: "400-000-0000" };
      const needed = formPages[path];
      // Playwright's text content leaves out `noscript`.
      if (needed) expect(text).toContain(t(`common:withoutScripts.${needed}`, support));
      // Nothing inside `noscript` has a role for Playwright.
      if (needed === "form" || needed === "price") {
        const call = main.locator("noscript a", { hasText: support.phone }).first();
        await expect(call).toHaveAttribute("href", "tel:4000000000");
        expect((await call.boundingBox())?.height).toBeLessThan(24);
      }
    });
  }
}

test.describe("a page that has nothing without scripts", () => {
  // The browser refuses the scripts that its head names, and says that there is no such page.
  test.use({ expectErrors: /\.js csp$|\b404\b/ });
  for (const path of ["/user-center/mine", "/en/no-such-page"])
    test(`${path} says in view that it needs scripts, and leads to pages that do not`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      // Nothing inside `noscript` has a role for Playwright.
      const link = page.locator("noscript a", { hasText: "Home" });
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThan(10);
      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
    });
});

test("a link is followed from page to page without scripts", async ({ page }) => {
  await page.goto("/en/news");
  const row = page.getByRole("main").getByRole("heading", { level: 3 }).first().getByRole("link");
  const title = await row.innerText();
  await row.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});
