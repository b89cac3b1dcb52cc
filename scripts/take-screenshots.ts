import { join } from "node:path";
import { chromium } from "@playwright/test";
import { Misuse, readOptions, run } from "./command-line";
import { findChromium } from "./find-chromium";

const root = join(import.meta.dirname, "..");

/** The pictures of the README and the documentation. */
const pictures = [
  { name: "home-1440-zh-CN", path: "/", width: 1440, height: 900, locale: "zh-CN" },
  { name: "home-390-en-US", path: "/", width: 390, height: 844, locale: "en-US" },
  {
    name: "price-1440-zh-CN",
    path: "/price.html?stores=2&users=5&years=2",
    width: 1440,
    height: 1500,
    locale: "zh-CN",
  },
  { name: "price-390-en-US", path: "/price.html", width: 390, height: 844, locale: "en-US" },
  { name: "download-1440-en-US", path: "/download.html", width: 1440, height: 1000, locale: "en-US" },
  { name: "cases-1440-zh-TW", path: "/case", width: 1440, height: 1000, locale: "zh-TW" },
  { name: "help-article-1440-zh-TW", path: "/help/doc/2003", width: 1440, height: 1000, locale: "zh-TW" },
  { name: "help-390-zh-CN", path: "/help", width: 390, height: 844, locale: "zh-CN" },
  { name: "news-1440-en-US-dark", path: "/news", width: 1440, height: 1000, locale: "en-US", theme: "dark" },
  { name: "news-390-zh-CN-care", path: "/news", width: 390, height: 844, locale: "zh-CN", isCare: true },
] as const;

await run(async () => {
  const { url } = readOptions({ url: { type: "string" } }, "npm run screenshots");
  if (!url) throw new Misuse("npm run screenshots: name the running site with --url http://localhost:4173.");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  for (const picture of pictures) {
    const context = await browser.newContext({
      viewport: { width: picture.width, height: picture.height },
      deviceScaleFactor: picture.width < 600 ? 2 : 1,
      colorScheme: "theme" in picture ? picture.theme : "light",
      locale: picture.locale,
    });
    await context.addInitScript(
      ([locale, isCare]) => {
        localStorage.setItem("locale", JSON.stringify(locale));
        localStorage.setItem("careMode", JSON.stringify(isCare));
        localStorage.setItem("consent", JSON.stringify({ analytics: false, at: "2026-11-21T00:00:00Z" }));
      },
      [picture.locale, "isCare" in picture] as const,
    );
    const page = await context.newPage();
    await page.goto(new URL(picture.path, url).href, { waitUntil: "networkidle" });
    await page.screenshot({ path: join(root, "docs/screenshots", `${picture.name}.png`) });
    await context.close();
    console.log(`screenshots: ${picture.name}.png`);
  }
  await browser.close();
});
