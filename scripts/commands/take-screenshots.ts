import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type Locale, locales } from "../../src/platform/locale";
import { checkMockBackend } from "../lib/check-reachable";
import { chromiumArguments } from "../lib/chromium-arguments";
import { Misuse, readOptions, readWebAddress, run } from "../lib/command-line";
import { findChromium } from "../lib/find-chromium";

const root = join(import.meta.dirname, "../..");

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly locale: Locale;
  readonly theme?: "dark";
  readonly isCare?: true;
  /** Who is logged in, as a selection of the mock back end. */
  readonly mock?: string;
}

/** Where the pictures of the README and the documentation go. */
const documents = "docs/screenshots";

interface Screen {
  readonly name: string;
  readonly path: string;
  /** The language it is shown in on a desktop, and that on a phone. */
  readonly locales: readonly [desktop: Locale, phone: Locale];
  readonly desktop?: Partial<Pick<Picture, "height" | "theme">>;
  readonly phone?: Partial<Pick<Picture, "height" | "isCare">>;
  readonly mock?: string;
  /** Both widths when absent. */
  readonly only?: "desktop" | "phone";
}

/** When the pictures of signed-in people are taken: the day of their sample data. */
const moment = "2026-11-21T10:32:00+08:00";
const weeklyReport = "/report/weekly?week=2026-W46";
const promoter = { mock: `persona:promoter,clock:${moment}` } as const;
const agent = { mock: `persona:agent-china,clock:${moment}` } as const;
const wholesaler = { mock: `persona:wholesaler,clock:${moment}` } as const;
const inviter = { mock: `persona:inviter,clock:${moment}` } as const;

/** Every screen at both widths; languages take turns. */
const screens: readonly Screen[] = [
  { name: "home", path: "/", locales: ["zh-CN", "en-US"], desktop: { height: 900 } },
  {
    name: "price",
    path: "/price.html?stores=2&users=5&years=2",
    locales: ["zh-CN", "en-US"],
    desktop: { height: 1500 },
  },
  { name: "download", path: "/download.html", locales: ["en-US", "zh-TW"] },
  { name: "about", path: "/about.html", locales: ["zh-TW", "zh-CN"] },
  { name: "join-agent", path: "/join-agent.html", locales: ["zh-CN", "en-US"], phone: { height: 1900 } },
  { name: "cases", path: "/case", locales: ["zh-TW", "zh-CN"] },
  {
    name: "news",
    path: "/news",
    locales: ["en-US", "zh-CN"],
    desktop: { theme: "dark" },
    phone: { isCare: true },
  },
  { name: "news-article", path: "/product-news/1", locales: ["zh-CN", "zh-TW"] },
  { name: "help", path: "/help", locales: ["en-US", "zh-CN"] },
  { name: "help-article", path: "/help/doc/2003", locales: ["zh-TW", "en-US"] },
  { name: "login", path: "/login", locales: ["zh-CN", "zh-TW"], desktop: { height: 900 } },
  {
    name: "mall-detail",
    path: "/mall/detail?serviceNumber=KDZHJ01&years=2",
    locales: ["en-US", "zh-CN"],
    desktop: { height: 1100 },
  },
  { name: "user-center", path: "/user-center/mine", locales: ["zh-CN", "zh-TW"], ...wholesaler },
  { name: "agent-home", path: "/agent/home", locales: ["zh-CN", "en-US"], ...promoter },
  { name: "agent-customers", path: "/agent/merchant", locales: ["zh-CN", "zh-TW"], ...promoter },
  {
    name: "agent-customer",
    path: "/agent/merchant-info?kdUid=100388",
    locales: ["en-US", "zh-CN"],
    ...promoter,
  },
  { name: "agent-money", path: "/agent/divide", locales: ["zh-TW", "zh-CN"], ...promoter },
  {
    name: "agent-statement",
    path: "/agent/divide?statement=2026-10",
    locales: ["zh-CN", "zh-CN"],
    only: "desktop",
    ...promoter,
  },
  { name: "agent-team", path: "/agent/add-promoter", locales: ["en-US", "en-US"], only: "desktop", ...agent },
  {
    name: "agent-lead-entry",
    path: "/agent/merchant/edit-clues?phone=13600009990",
    locales: ["zh-TW", "zh-TW"],
    only: "phone",
    ...promoter,
  },
  {
    name: "agent-activation",
    path: "/agent/open?phone=13908718820",
    locales: ["en-US", "en-US"],
    only: "phone",
    ...promoter,
  },
  {
    name: "invite",
    path: "/invite",
    locales: ["en-US", "zh-CN"],
    desktop: { height: 1500 },
    phone: { height: 1640 },
    ...inviter,
  },
  {
    name: "invitation",
    path: "/invite/share-register?recode=YX9027",
    locales: ["zh-TW", "en-US"],
    desktop: { height: 900 },
  },
  {
    name: "invite-register",
    path: "/invite/register?recode=YX9027&channel=poster",
    locales: ["en-US", "zh-CN"],
    desktop: { height: 900 },
    phone: { height: 1200 },
  },
  {
    name: "activity",
    path: "/auto-activity/year-end-2026",
    locales: ["zh-CN", "zh-TW"],
    desktop: { height: 2250, theme: "dark" },
    phone: { height: 2900 },
    ...inviter,
  },
  {
    name: "report",
    path: weeklyReport,
    locales: ["zh-CN", "en-US"],
    desktop: { height: 2018 },
    phone: { height: 2700 },
    ...wholesaler,
  },
];

const pictures: readonly Picture[] = screens.flatMap(
  ({ locales: [desk, mobile], desktop, phone, only, ...screen }) => [
    ...(only === "phone" ? [] : [{ ...screen, width: 1440, height: 1000, locale: desk, ...desktop }]),
    ...(only === "desktop" ? [] : [{ ...screen, width: 390, height: 844, locale: mobile, ...phone }]),
  ],
);

/** The picture of a shared address of the site. */
const sharingPictures: readonly Picture[] = locales.map((locale) => ({
  name: locale,
  path: "/",
  width: 1200,
  height: 630,
  locale,
}));

/** Files that need more than a page as it stands. */
const special: readonly {
  readonly files: readonly string[];
  readonly take: (browser: Browser, url: string) => Promise<void>;
}[] = [
  { files: ["report-a4-zh-CN.png", "report-picture-en-US.png"], take: takeReport },
  { files: ["invite-poster-zh-CN.png"], take: takePoster },
];

const command = "npm run screenshots";

await run(async () => {
  const { url, only = "" } = readOptions(
    {
      url: { type: "string", value: "URL", about: "the running site, such as http://localhost:4173" },
      only: {
        type: "string",
        value: "NAME",
        about: "only pictures whose name begins so, such as report, or price-390",
      },
    },
    { name: command, about: "Takes the pictures of the README and the documentation." },
  );
  if (!url) throw new Misuse(`${command}: name the running site with --url http://localhost:4173.`);
  readWebAddress(url, `${command}: --url`);
  const isChosen = (file: string): boolean => file.startsWith(only);
  const takes = [
    ...pictures.map((picture) => ({
      files: [fileOf(picture)],
      take: (browser: Browser) => take(browser, url, picture, join(root, documents, fileOf(picture))),
    })),
    ...special.map(({ files, take }) => ({ files, take: (browser: Browser) => take(browser, url) })),
    ...sharingPictures.map((picture) => ({
      files: [`share/${picture.name}.jpg`],
      take: (browser: Browser) =>
        take(browser, url, picture, join(root, "public/share", `${picture.name}.jpg`)),
    })),
  ].filter(({ files }) => files.some(isChosen));
  if (takes.length === 0) {
    const names = [
      ...new Set(pictures.map(({ name }) => name)),
      ...special.flatMap(({ files }) => files),
      "share",
    ];
    throw new Misuse(`${command}: no picture's name begins with "${only}"; there are ${names.join(", ")}.`);
  }
  await checkMockBackend(url, `${command}: --url`);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    for (const { files, take: takeThem } of takes) {
      await takeThem(browser);
      console.log(`screenshots: ${files.join(", ")}`);
    }
  } finally {
    // A browser that stays open would keep the command from ending with its error.
    await browser.close();
  }
});

function fileOf({ name, width, locale, theme, isCare }: Picture): string {
  const modes = [...(theme ? [theme] : []), ...(isCare ? ["care"] : [])];
  return `${[name, width, locale, ...modes].join("-")}.png`;
}

async function take(browser: Browser, url: string, picture: Picture, path: string): Promise<void> {
  const page = await openPage(browser, url, picture);
  await page.screenshot({ path, ...(path.endsWith(".jpg") && { type: "jpeg", quality: 82 }) });
  await page.context().close();
}

/** The weekly report as it leaves the page: on a sheet of A4 without its margins, and as the long picture it draws. */
async function takeReport(browser: Browser, url: string): Promise<void> {
  const report = { ...wholesaler, name: "report", path: weeklyReport, width: 698, height: 1026 } as const;
  const paper = await openPage(browser, url, { ...report, locale: "zh-CN" });
  await paper.emulateMedia({ media: "print" });
  await paper.screenshot({ path: join(root, documents, "report-a4-zh-CN.png") });
  await paper.context().close();

  const page = await openPage(browser, url, { ...report, locale: "en-US" });
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await saveDialogPicture(page, "report-picture-en-US.png");
}

/** The poster an inviter's page draws. */
async function takePoster(browser: Browser, url: string): Promise<void> {
  const screen = { ...inviter, name: "invite", path: "/invite", width: 390, height: 844 } as const;
  const page = await openPage(browser, url, { ...screen, locale: "zh-CN" });
  await page.getByRole("button", { name: "做一张海报" }).click();
  await saveDialogPicture(page, "invite-poster-zh-CN.png");
}

/** Saves the picture that a dialog of the page shows, and closes the page. */
async function saveDialogPicture(page: Page, file: string): Promise<void> {
  const address = await page.getByRole("dialog").getByRole("img").getAttribute("src");
  const bytes = Buffer.from(address?.split(",")[1] ?? "", "base64");
  await writeFile(join(root, documents, file), bytes);
  await page.context().close();
}

async function openPage(browser: Browser, url: string, picture: Picture): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: picture.width < 600 ? 1.5 : 1,
    colorScheme: picture.theme ?? "light",
    locale: picture.locale,
    // Where the business is: readers elsewhere see its zone beside each time.
    timezoneId: "Asia/Shanghai",
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
  if (picture.mock !== undefined) {
    await page.request.post(new URL("/__mock/apply", url).href, { data: picture.mock });
    // The page counts days from the same moment as its data.
    await page.clock.setFixedTime(moment);
  }
  await page.goto(new URL(picture.path, url).href, { waitUntil: "networkidle" });
  // On a busy machine the network is idle before the page has asked.
  await page.waitForFunction(() => document.querySelector(".h-3\\.5.bg-line") === null);
  return page;
}
