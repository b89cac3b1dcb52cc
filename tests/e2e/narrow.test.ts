import { brokenText } from "./support/broken-text";
import { retryClosedConnection } from "./support/closed-connection";
import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";
import { lostText } from "./support/text-loss";
import { isThorough, variantsFor } from "./support/thoroughness";

const languages = ["en-US", "zh-TW", "zh-CN"] as const;

for (const [index, screen] of screens.entries()) {
  // In the everyday run every tenth screen.
  if (!isThorough && index % 10 !== 5) continue;
  for (const locale of variantsFor(languages, index, 1)) {
    test(`${screen.path} loses nothing in ${locale} at 320 px, nor at ordinary widths`, async ({
      page,
      site,
    }) => {
      await site.prepare(screen);
      await site.openIn(locale, 320, screen.path);
      await site.settle();
      for (const width of [320, 390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await site.settle();
        expect(await lostText(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

for (const locale of languages)
  test(`services to order and their prices fit 320 px in ${locale}`, async ({ page, site }) => {
    await site.applyMock("persona:promoter,scenario:ordering-permitted");
    await site.openIn(locale, 320, "/agent/open?phone=13908718820");
    await page.getByRole("checkbox").first().check();
    await site.settle();
    expect(await lostText(page)).toEqual([]);
  });

test("in large type the name of a bank keeps its width beside the button that replaces the card", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:promoter");
  await site.openIn("en-US", 390, "/agent/system-set", { isCare: true });
  const bank = page.getByText(/debit card$/);
  await expect(bank).toBeVisible();
  expect((await bank.boundingBox())?.width).toBeGreaterThan(150);
});

const publicPaths = [
  ...["/", "/price.html", "/help", "/help/doc/2003", "/product-news", "/product-news/1"],
  ...["/contact", "/download.html", "/about.html", "/join-agent.html", "/case", "/mall", "/login"],
];

/** As a reader's own style sheet does it: the breakpoints of the design stay those of the usual text. */
function enlargeText(): void {
  document.documentElement.style.setProperty("font-size", "200%", "important");
}

for (const [index, path] of publicPaths.entries())
  for (const locale of variantsFor(languages, index, 1))
    test(`${path} loses nothing in ${locale} at 320 px where the text alone is twice as large`, async ({
      page,
      site,
    }) => {
      await site.openIn(locale, 320, path);
      await site.settle();
      await page.evaluate(enlargeText);
      await site.settle();
      expect(await lostText(page)).toEqual([]);
    });

const rows = [
  ["persona:wholesaler", "/user-center/invoices", "main li p"],
  ["persona:wholesaler", "/user-center/orders", "main li p"],
  ["persona:wholesaler", "/user-center/coupons", "main li p, main label"],
  ["persona:inviter", "/invite/detail", "main li p"],
] as const;

for (const [mock, path, words] of rows)
  test(`the words of ${path} stay whole at 390 px where the text alone is twice as large`, async ({
    page,
    site,
  }) => {
    await site.applyMock(mock);
    await site.openIn("en-US", 390, path);
    await site.settle();
    await page.evaluate(enlargeText);
    await site.settle();
    expect(await page.locator(words).count()).toBeGreaterThan(2);
    expect(await page.evaluate(brokenText, words)).toEqual([]);
  });

const besideAmounts = [
  ["/agent/divide", "main li > time + div"],
  ["/agent/add-promoter", "main li > span + span + span"],
] as const;

for (const [path, entries] of besideAmounts)
  test(`what is listed at ${path} has the width of the page at 390 px where the text alone is twice as large`, async ({
    page,
    site,
  }) => {
    await site.applyMock("persona:promoter");
    await site.openIn("en-US", 390, path);
    await site.settle();
    await page.evaluate(enlargeText);
    await site.settle();
    const entry = await page.locator(entries).first().boundingBox();
    expect(entry?.width).toBeGreaterThan(240);
  });

test("the code of a coupon has room at 390 px where the text alone is twice as large", async ({
  page,
  site,
}) => {
  await site.applyMock("persona:wholesaler");
  await site.openIn("en-US", 390, "/user-center/coupons");
  await site.settle();
  await page.evaluate(enlargeText);
  await site.settle();
  const field = await site.main.getByRole("textbox").first().boundingBox();
  expect(field?.width).toBeGreaterThan(200);
});

for (const locale of languages) {
  test(`the phone's bar of the home page, the fullest of all, is one line in ${locale}`, async ({
    page,
    site,
  }) => {
    await site.openIn(locale, 390, "/");
    await site.settle();
    const bar = page.getByRole("banner").locator(":scope > div").filter({ visible: true });
    const tops = await bar.locator("a, button").evaluateAll((all) =>
      all.map((control) => {
        const { top, height } = control.getBoundingClientRect();
        return Math.round((top + height / 2) / 10);
      }),
    );
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
  });
}

test("at 400 % on a laptop the bar of a page moves along with it", async ({ page, site }) => {
  await site.openIn("en-US", 320, "/price.html");
  const bar = site.main.locator("[data-fixed-bar]");
  await expect(bar).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test("lists in lists, however deep, stay on the screen of a phone", async ({ page, site }) => {
  const content = `${"<ul><li>".repeat(20)}The last word${"</li></ul>".repeat(20)}`;
  await page.route("**/api/help/2003?*", async (route) => {
    const response = await route.fetch(retryClosedConnection);
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, content } } });
  });
  await site.openIn("en-US", 390, "/en/faq");
  await site.follow("/en/help/doc/2003");
  const last = page.getByText("The last word");
  await expect(last).toBeVisible();
  const { x, width } = (await last.boundingBox()) ?? { x: 0, width: 0 };
  expect(width).toBeGreaterThan(200);
  expect(x + width).toBeLessThanOrEqual(390);
});
