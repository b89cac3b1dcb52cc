import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Locale } from "../../src/platform/locale";
import { accessibilityProblems } from "./support/accessibility";
import { retryClosedConnection } from "./support/closed-connection";
import { expect, test } from "./support/fixtures";
import { lostText } from "./support/text-loss";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

/** The day on which week 46 is the last one that is over. */
const wholesaler = "persona:wholesaler,clock:2026-11-21T10:32:00+08:00";
const week46 = "/report/weekly?week=2026-W46";

const texts: Readonly<
  Record<Locale, { picture: string; save: string; table: string; mask: string; week: RegExp }>
> = {
  "zh-CN": { picture: "分享长图", save: "保存图片", table: "导出表格", mask: "遮住金额", week: /第46周/ },
  "zh-TW": { picture: "分享長圖", save: "儲存圖片", table: "匯出表格", mask: "遮住金額", week: /第46週/ },
  "en-US": {
    picture: "Picture",
    save: "Save picture",
    table: "Export table",
    mask: "Mask amounts",
    week: /[Ww]eek 46/,
  },
};

const views = [
  [390, "zh-CN"],
  [1440, "en-US"],
  [1440, "zh-TW"],
] as const;

for (const [width, locale] of variantsFor(views, 0, 2))
  test(`at ${width} px in ${locale} the report is read, printed, exported and drawn`, async ({
    page,
    site,
  }) => {
    await site.applyMock(wholesaler);
    await site.openIn(locale, width, week46);
    await site.settle();
    await expect(site.main.getByText(texts[locale].week).filter({ visible: true }).first()).toBeVisible();
    expect(await lostText(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    // One sheet of A4, in points.
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(sheet).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/);

    const [table] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: texts[locale].table }).click(),
    ]);
    expect(table.suggestedFilename()).toMatch(/2026-W46\.csv$/);
    const bytes = await readFile(await table.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString("utf8").split("\r\n").length).toBeGreaterThan(150);

    await page.getByRole("button", { name: texts[locale].picture, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const picture = await pictureFacts(page);
    expect(picture.width).toBe(780);
    expect(picture.height).toBeGreaterThan(3000);
    // The bars of the week, and the words.
    expect(picture.greenDots).toBeGreaterThan(20_000);
    expect(picture.inkDots).toBeGreaterThan(20_000);
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: texts[locale].save }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/2026-W46\.png$/);
    expect((await readFile(await saved.path())).subarray(1, 4).toString("latin1")).toBe("PNG");
  });

test("masked amounts are masked on paper and on the picture too, also in the dark", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await site.applyMock(wholesaler);
  await site.openIn("zh-CN", 390, week46);
  await site.settle();
  await page.getByRole("button", { name: texts["zh-CN"].mask }).click();
  await page.reload();
  await site.settle();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await site.main.innerText()).not.toMatch(/\d\.\d{2}(?!\d|%)/);
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.getByRole("button", { name: texts["zh-CN"].picture }).click();
  await expect(page.getByRole("dialog").getByRole("img", { name: /上?第?.*卖了＊＊＊元/ })).toBeVisible();
  // The picture stays light: it is read on other people's screens.
  expect((await pictureFacts(page)).lightDots).toBeGreaterThan(1_000_000);
});

for (const width of [390, 320])
  test(`around the new year the arrows of the week stay free of the shops, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.applyMock(wholesaler);
    await site.openIn("en-US", width, "/report/weekly?week=2020-W01");
    await site.settle();
    const t = translationsOf("en-US");
    const next = await page.getByRole("button", { name: t("report:period.next") }).boundingBox();
    const shops = await page.getByRole("combobox", { name: t("report:shop.choose") }).boundingBox();
    if (next === null || shops === null) throw new Error("The arrow or the shops are not on screen.");
    const isBeside = next.x + next.width <= shops.x;
    const isAbove = next.y + next.height <= shops.y;
    expect(isBeside || isAbove).toBe(true);
    expect(shops.width).toBeGreaterThan(100);
    expect(await lostText(page)).toEqual([]);
  });

test("in large print the chosen shop is read in full on a phone", async ({ page, site }) => {
  await site.applyMock(wholesaler);
  await site.openIn("zh-CN", 390, week46, { isCare: true });
  await site.settle();
  const shops = page.getByRole("combobox", { name: translationsOf("zh-CN")("report:shop.choose") });
  const shown = shops.locator("xpath=preceding-sibling::*//*[contains(@class, 'truncate')]");
  await expect(shown).toHaveText(translationsOf("zh-CN")("report:shop.all"));
  expect(await shown.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
});

test("the figures of a large merchant stand clear of each other in large print on the smallest phone", async ({
  page,
  site,
}) => {
  await page.route("**/weekly/statics/overview?*", async (route) => {
    const response = await route.fetch(retryClosedConnection);
    const text = (await response.text()).replace(/"value":"\d+\.\d\d"/g, '"value":"12345678.90"');
    await route.fulfill({ response, body: text });
  });
  await site.applyMock(wholesaler);
  await site.openIn("en-US", 320, week46, { isCare: true });
  await site.settle();
  await expect(site.main.getByText("12,345,678.90").first()).toBeVisible();
  const figures = site.main.getByRole("button", { name: /12,345,678\.90/ });
  for (const figure of await figures.all()) {
    const box = await figure.boundingBox();
    expect(box === null ? 0 : box.x + box.width).toBeLessThanOrEqual(320);
  }
  expect(await figures.count()).toBe(3);
  expect((await lostText(page)).filter((text) => text.includes("lie over"))).toEqual([]);
});

for (const width of [1440, 390, 320])
  test(`the bars of what is owed can be compared at ${width} px`, async ({ page, site }) => {
    await site.applyMock(wholesaler);
    await site.openIn("en-US", width, week46);
    await site.settle();
    const youngest = translationsOf("en-US")("report:owed.upTo30");
    const bars = site.main.getByRole("list").filter({ hasText: youngest }).locator("svg");
    await expect(bars).toHaveCount(4);
    const lengths = await bars.evaluateAll((all) =>
      all.map((bar) => Math.round(bar.getBoundingClientRect().width)),
    );
    expect(new Set(lengths).size).toBe(1);
    expect(lengths[0]).toBeGreaterThan(40);
    expect(await lostText(page)).toEqual([]);
  });

test("sums of a thousand million stand whole on the smallest phone and on paper", async ({ page, site }) => {
  await page.route("**/weekly/statics/**", async (route) => {
    const response = await route.fetch(retryClosedConnection);
    const text = (await response.text()).replace(/"-?\d+\.\d\d"/g, '"999999999.99"');
    await route.fulfill({ response, body: text });
  });
  await site.applyMock(wholesaler);
  await site.openIn("en-US", 320, week46);
  await site.settle();
  await expect(site.main.getByText("999,999,999.99").first()).toBeVisible();
  expect(await cutSums(page)).toEqual([]);

  // The width between the margins of A4.
  await page.setViewportSize({ width: 698, height: 1000 });
  await page.emulateMedia({ media: "print" });
  expect(await cutSums(page)).toEqual([]);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("weeks turn by arrow key, and a shop is chosen, without a mouse", async ({ page, site }) => {
  await site.applyMock(wholesaler);
  await site.openIn("zh-CN", 1440, week46);
  await site.settle();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/week=2026-W45$/);
  await expect(site.main.getByText(/第45周卖了/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/week=2026-W47$/);
  await expect(site.main.getByText("这周还没过完，数据到11-21 10:32").first()).toBeVisible();
  await page.getByRole("combobox", { name: "看哪家店" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/week=2026-W47&shop=301$/);
});

const unusualReports = [
  ["report-shut-week", /没有卖货/],
  ["report-empty", /还没有卖货/],
  ["report-one-sale", /只卖了一单/],
  ["report-many-customers", /卖了/],
  ["report-overdue", /超过60天/],
] as const;
for (const [scenario, sentence] of variantsFor(unusualReports, 1, 2))
  test(`${scenario} loses no word and stands on one sheet`, async ({ page, site }) => {
    await site.applyMock(`${wholesaler},scenario:${scenario}`);
    // The week the server chooses: of one long ago a shop that sold nothing is not called new.
    await site.openIn("zh-CN", 390, "/report/weekly", { isCare: true });
    await site.settle();
    await expect(site.main.getByText(sentence).first()).toBeVisible();
    expect(await lostText(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

/** The visible sums of the report that reach past the page or past a box that cuts them. */
function cutSums(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const sums = [...document.querySelectorAll("main *")].filter(
      (element) =>
        element.childElementCount === 0 &&
        /^[\d,]+\.\d\d$/.test(element.textContent) &&
        element.checkVisibility(),
    );
    return sums
      .filter((sum) => {
        const box = sum.closest(".overflow-x-auto");
        return rightOf(sum) > Math.min(window.innerWidth, box ? rightOf(box) : Infinity) + 1;
      })
      .map((sum) => sum.textContent);
  });
}

/** How large the picture in the dialog is, and how many of its dots are green, ink and light. */
function pictureFacts(page: Page) {
  return page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>("dialog img");
    if (!image) throw new Error("There is no picture.");
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let [greenDots, inkDots, lightDots] = [0, 0, 0];
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
      if (red === 10 && green === 110 && blue === 74) greenDots += 1;
      else if (red < 60 && green < 60 && blue < 60) inkDots += 1;
      else if (red > 240 && green > 240 && blue > 240) lightDots += 1;
    }
    return { width, height, greenDots, inkDots, lightDots };
  });
}
