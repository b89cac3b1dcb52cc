import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type Locale, locales } from "../src/platform/locale";
import { Misuse, readOptions, run } from "./command-line";
import { findChromium } from "./find-chromium";

const root = join(import.meta.dirname, "..");

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly locale: Locale;
  readonly theme?: "dark";
  readonly isCare?: true;
  /** Who is logged in, as a selection of the pretend back end. */
  readonly mock?: string;
}

/** Where the pictures of the README and the documentation go. */
const documents = "docs/screenshots";
const goods = "/mall/detail?serviceNumber=KDZHJ01&years=2";
const wholesaler = { mock: "persona:wholesaler,clock:2026-11-21T10:32:00+08:00" } as const;

const pictures: readonly Picture[] = [
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
  { name: "login-1440-zh-CN", path: "/login", width: 1440, height: 900, locale: "zh-CN" },
  { name: "mall-detail-1440-en-US", path: goods, width: 1440, height: 1100, locale: "en-US" },
  {
    name: "user-center-1440-zh-CN",
    path: "/user-center/mine",
    width: 1440,
    height: 1000,
    locale: "zh-CN",
    ...wholesaler,
  },
  {
    name: "user-center-390-zh-TW",
    path: "/user-center/mine",
    width: 390,
    height: 844,
    locale: "zh-TW",
    ...wholesaler,
  },
];

/** What is shown where somebody shares an address of the site. */
const sharingPictures: readonly Picture[] = locales.map((locale) => ({
  name: locale,
  path: "/",
  width: 1200,
  height: 630,
  locale,
}));

await run(async () => {
  const { url } = readOptions({ url: { type: "string" } }, "npm run screenshots");
  if (!url) throw new Misuse("npm run screenshots: name the running site with --url http://localhost:4173.");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  for (const picture of pictures) {
    await take(browser, url, picture, join(root, documents, `${picture.name}.png`));
    console.log(`screenshots: ${picture.name}.png`);
  }
  for (const picture of sharingPictures) {
    await take(browser, url, picture, join(root, "public/share", `${picture.name}.jpg`));
    console.log(`screenshots: public/share/${picture.name}.jpg`);
  }
  await browser.close();
});

async function take(browser: Browser, url: string, picture: Picture, path: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: picture.width < 600 ? 2 : 1,
    colorScheme: picture.theme ?? "light",
    locale: picture.locale,
  });
  await context.addInitScript(
    ([locale, isCare]) => {
      localStorage.setItem("locale", JSON.stringify(locale));
      localStorage.setItem("careMode", JSON.stringify(isCare));
      localStorage.setItem("consent", JSON.stringify({ analytics: false, at: "2026-11-21T00:00:00Z" }));
    },
    [picture.locale, picture.isCare ?? false] as const,
  );
  const page = await context.newPage();
  if (picture.mock !== undefined)
    await page.request.post(new URL("/__mock/apply", url).href, { data: picture.mock });
  await page.goto(new URL(picture.path, url).href, { waitUntil: "networkidle" });
  await page.screenshot({ path, ...(path.endsWith(".jpg") && { type: "jpeg", quality: 82 }) });
  await context.close();
}
