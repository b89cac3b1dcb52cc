import type { Locator } from "@playwright/test";
import { brokenText } from "./support/broken-text";
import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";
import { lostText } from "./support/text-loss";
import { isThorough, variantsFor } from "./support/thoroughness";

// As in the browser's own settings; the breakpoints of the design scale with it.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"],
      }),
    { scope: "worker" },
  ],
});

const languages = ["zh-CN", "en-US", "zh-TW"] as const;

for (const [index, screen] of screens.entries()) {
  // In the everyday run every tenth screen.
  if (!isThorough && index % 10 !== 0) continue;
  for (const locale of variantsFor(languages, index, 1)) {
    test(`${screen.path} loses nothing in ${locale} where text is twice as large`, async ({ page, site }) => {
      await site.prepare(screen);
      await site.openIn(locale, 1440, screen.path);
      await site.settle();
      // 780 px are then as narrow as a phone's 390, and on the phone itself a line holds a dozen letters.
      for (const width of [1440, 780, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await site.settle();
        expect(await lostText(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

// A phone of 320 px at twice the text: ten letters' widths, where fixed widths and columns do not fit any more.
test("the menu of shops ends on a screen of 320 px where text is twice as large", async ({ page, site }) => {
  await site.applyMock("persona:wholesaler");
  await site.openIn("en-US", 320, "/user-center/mine");
  await site.settle();
  await page.getByRole("main").locator("summary").first().click();
  const items = await page.getByRole("menuitem").or(page.getByRole("menuitemradio")).all();
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const box = await item.boundingBox();
    expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("names of what is due today have the line to themselves on 320 px where text is twice as large", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:promoter");
  await site.openIn("zh-CN", 320, "/agent/home");
  await site.settle();
  const due = page.getByRole("region", { name: "要做的事" }).getByRole("listitem").getByRole("link");
  await expect(due.first()).toBeVisible();
  for (const link of await due.all()) {
    const box = await link.locator("span").first().boundingBox();
    expect(box?.width).toBeGreaterThan(160);
  }
});

for (const locale of ["zh-CN", "en-US"] as const)
  test(`the list of customers fits 320 px in ${locale} where text is twice as large, its actions below each other`, async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:promoter");
    await site.openIn(locale, 320, "/agent/merchant");
    await site.settle();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const actions = page.locator("[data-fixed-bar]").locator("button, a");
    const [first, second] = await Promise.all([actions.first().boundingBox(), actions.last().boundingBox()]);
    expect(second?.y ?? 0).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    expect(first?.width ?? 0).toBeGreaterThan(200);
  });

for (const path of ["/agent/home", "/agent/divide", "/agent/merchant-info?kdUid=100388"])
  test(`words of headings and of names of figures stay whole at 320 px where text is twice as large, at ${path}`, async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:promoter");
    await site.openIn("en-US", 320, path);
    await site.readThrough();
    expect(await page.evaluate(brokenText, ":is(h1, h2, h3, dt):not(.sr-only *)")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test("titles of awards have room for a word at 320 px where text is twice as large", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:inviter");
  await site.openIn("en-US", 320, "/invite/detail");
  await site.settle();
  const titles = await page.getByRole("main").getByRole("listitem").locator("p.font-semibold").all();
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect((await title.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("names of coupons have room for a word at 320 px where text is twice as large", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:wholesaler");
  await site.openIn("en-US", 320, "/user-center/coupons");
  await site.settle();
  expect(await page.evaluate(brokenText, "main li p.font-semibold")).toEqual([]);
});

const sums = [
  ["persona:wholesaler", "/mall/detail?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=3&users=5&stores=3"],
  [
    "persona:wholesaler",
    "/mall/checkout?kind=buy&serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&quantity=3&years=3&users=5&stores=3",
  ],
  ["persona:inviter", "/invite"],
] as const;

for (const [mock, path] of sums)
  test(`amounts stay whole at 320 px where text is twice as large, at ${path}`, async ({ page, site }) => {
    await site.applyMock(mock);
    await site.openIn("en-US", 320, path);
    await site.settle();
    // A price and a sum of several, each on one line.
    const amounts = await page
      .getByRole("main")
      .locator("dd")
      .filter({ hasText: /^−?[¥\d]/ })
      .all();
    expect(amounts.length).toBeGreaterThan(2);
    for (const amount of amounts) expect(await amount.evaluate(lineCount), await amount.innerText()).toBe(1);
  });

const order = "kind=buy&serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&quantity=1&years=1&users=3&stores=1";

for (const width of [390, 320])
  test(`the phone numbers of contacts stay whole at ${width} px where text is twice as large`, async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:wholesaler");
    await site.openIn("en-US", width, `/mall/checkout?${order}`);
    await site.settle();
    const phones = await page
      .getByRole("main")
      .locator("label")
      .getByText(/^\d{11}$/)
      .all();
    expect(phones.length).toBeGreaterThan(0);
    for (const phone of phones) expect(await phone.evaluate(lineCount), await phone.innerText()).toBe(1);
  });

test("what a service costs stands right below its name at 390 px where text is twice as large", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:agent-china");
  await site.openIn("en-US", 390, "/agent/open");
  await site.settle();
  const services = page
    .getByRole("main")
    .locator("fieldset > div > div")
    .filter({ has: page.getByRole("checkbox") });
  expect(await services.count()).toBeGreaterThan(2);
  for (const service of await services.all()) {
    const name = await service.locator("label > span").last().boundingBox();
    const price = service.locator(":scope > span");
    const [text, box] = [await price.evaluate(textLeft), await price.boundingBox()];
    expect(Math.abs(text - (name?.x ?? 0)), await service.innerText()).toBeLessThan(3);
    expect((box?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0), await service.innerText()).toBeLessThan(30);
  }
});

/** In the page: where the text of an element begins. */
function textLeft(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.min(...[...range.getClientRects()].map(({ left }) => left));
}

test("amounts and words of the report stay whole at 320 px where text is twice as large", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:wholesaler");
  await site.openIn("en-US", 320, "/report/weekly?week=2026-W46");
  await site.readThrough();
  const amounts = await site.main
    .getByText(/^[\d,]+\.\d\d$/)
    .filter({ visible: true })
    .all();
  expect(amounts.length).toBeGreaterThan(10);
  for (const amount of amounts) expect(await amount.evaluate(lineCount), await amount.innerText()).toBe(1);
  expect(await page.evaluate(brokenText, "main li span")).toEqual([]);
});

/** In the page: on how many lines the text of an element stands. */
function lineCount(element: Element): number {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    range.selectNodeContents(node);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

for (const path of ["/login?tab=register", "/user-center/security?edit=phone"])
  test(`the field for a code holds its six digits at 320 px where text is twice as large, at ${path}`, async ({
    page,
    site,
  }) => {
    if (path.startsWith("/user-center")) await site.applyMock("persona:wholesaler");
    await site.openIn("en-US", 320, path);
    const code = page.getByRole("textbox", { name: "SMS code" });
    await code.fill("123456");
    expect(await code.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test("a form in a dialog fits 320 px where text is twice as large, with a whole phone number", async ({
  page,
  site,
}) => {
  await site.openIn("en-US", 320, "/auto-activity/year-end-2026");
  const open = page.getByRole("button", { name: /No account/ }).first();
  await site.readUntil(open);
  await open.click();
  const phone = page.getByRole("dialog").getByRole("textbox", { name: "Phone" });
  await phone.fill("13800138000");
  // Sizes without what is scrolled to: the dialog itself, and the field with its number.
  for (const part of [page.getByRole("dialog"), phone])
    expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
});

const layers = [
  ["persona:wholesaler", "/user-center/orders", /^Paid in total/],
  ["persona:wholesaler", "/user-center/contacts", /^Change 周芳/],
  ["persona:promoter", "/agent/divide", /^On its way/],
  ["persona:promoter", "/agent/home", /^Show QR code/],
  ["persona:promoter", "/agent/merchant-info?kdUid=100388", /^Renewal link/],
  ["persona:promoter", "/agent/merchant-info?kdUid=100388", /^Follow up/],
] as const;

for (const [mock, path, button] of layers)
  test(`what ${button} opens over ${path} fits 320 px where text is twice as large, its title beside the mark that closes it`, async ({
    page,
    site,
  }) => {
    await site.applyMock(mock);
    await site.openIn("en-US", 320, path);
    await site.settle();
    await page.getByRole("main").getByRole("button", { name: button }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await site.settle();
    const outside = await dialog.evaluate((element) =>
      [...element.querySelectorAll("dt, dd, p, h2, label, input, svg, .aspect-square")]
        .filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.textContent),
    );
    expect(outside).toEqual([]);
    expect(await page.evaluate(brokenText, "dialog[open] h2")).toEqual([]);
    // Both edges at one moment: the dialog might still move.
    const distance = await dialog
      .locator("h2")
      .first()
      .evaluate((title) => {
        const body = title.parentElement?.nextElementSibling;
        return body ? body.getBoundingClientRect().top - title.getBoundingClientRect().bottom : -1;
      });
    expect(distance).toBeGreaterThanOrEqual(0);
  });

test("the code of a coupon has room to be typed on 320 px where text is twice as large", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:wholesaler");
  await site.openIn(
    "zh-TW",
    320,
    "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&step=extras",
  );
  await site.settle();
  const code = await page.getByRole("form", { name: "優惠碼" }).getByRole("textbox").boundingBox();
  expect(code?.width).toBeGreaterThan(160);
});

for (const path of ["/", "/about.html", "/zhj.html"])
  test(`the pictures of ${path} keep their columns at 320 px where text is twice as large`, async ({
    page,
    site,
  }) => {
    await site.openIn("en-US", 320, path);
    await site.readThrough();
    expect(await page.evaluate(unreadableInPictures)).toEqual([]);
  });

/** In the page: the texts of its pictures that have no room for four letters, wrap within a number, or lie outside. */
function unreadableInPictures(): string[] {
  const unreadable: string[] = [];
  for (const picture of document.querySelectorAll("main [role=img]:has(> [aria-hidden])")) {
    const edge = picture.getBoundingClientRect();
    for (const element of picture.querySelectorAll("span, strong, dt, dd")) {
      const text = element.textContent?.trim() ?? "";
      if (text.length < 4 || element.children.length > 0 || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()];
      const isNumber = /^[\d.,$−+]+$/.test(text);
      if (element.getBoundingClientRect().width < 12) unreadable.push(`${text} has no room`);
      if (isNumber && boxes.length > 1) unreadable.push(`${text} is broken`);
      if (boxes.some(({ right }) => right > edge.right + 1)) unreadable.push(`${text} lies outside`);
    }
  }
  return unreadable;
}

test("the price is worked out at 320 px where text is twice as large: keys in a row, sums and words whole", async ({
  page,
  site,
}) => {
  await site.openIn("en-US", 320, "/price.html");
  await site.readThrough();
  const keys = page.getByRole("main").getByRole("spinbutton").first().locator("xpath=..").locator("button");
  const [less, more] = await Promise.all([keys.first().boundingBox(), keys.last().boundingBox()]);
  expect(less?.y).toBe(more?.y);
  expect(await page.evaluate(brokenText, "main h1, [role=radiogroup] label")).toEqual([]);
  const sum = await page.locator("main [aria-live] .figures").first().boundingBox();
  expect(sum?.height).toBeLessThan(70);
});

test("what stands beside a date is as wide as the page at 320 px where text is twice as large", async ({
  page,
  site,
}) => {
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;
  await site.openIn("en-US", 320, "/news");
  await site.settle();
  const heading = page.getByRole("main").getByRole("heading", { level: 3 }).first();
  expect(await widthOf(heading.locator("xpath=.."))).toBeGreaterThan(240);
  await page.goto("/");
  await site.readThrough();
  const step = page.getByRole("main").getByRole("heading", { level: 3, name: "Trial ends" });
  expect(await widthOf(step.locator("xpath=.."))).toBeGreaterThan(180);
});

test("the foot of the page has room for an email address at 320 px where text is twice as large", async ({
  page,
  site,
}) => {
  await site.openIn("en-US", 320, "/faq");
  await site.reachSubscription();
  const field = await page.getByRole("contentinfo").getByRole("textbox").boundingBox();
  expect(field?.width).toBeGreaterThan(200);
});
