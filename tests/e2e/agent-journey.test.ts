import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Locale, locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { booksOf } from "./support/journey/back-end-state";
import { settleAs } from "./support/journey/cashier";
import { interruptionErrors, type Journey } from "./support/journey/interruptions";
import { watchSecrets } from "./support/journey/secrets";
import { choose } from "./support/journey/shop";
import { register } from "./support/journey/sign-in";
import { createSite, widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { patternsOf, translationsOf } from "./support/translations";

const phone = "13800138888";
const views = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));

test.use({ expectErrors: interruptionErrors, actionTimeout: 10_000 });
test.describe.configure({ timeout: 180_000 });

// What each step does with a lost response or without a network is tested where it is a test of its own.
for (const { locale, width } of variantsFor(views, 4, 1))
  test(`a lead becomes a customer who pays, and the share of that order is money on the card, in ${locale} at ${width} px`, async ({
    page,
    context,
    browser,
    site,
  }) => {
    const [t, like, books] = [translationsOf(locale), patternsOf(locale), booksOf(page)];
    const records = page.getByRole("list", { name: t("promoter-money:records.list"), exact: true });
    await site.applyMock("persona:promoter,clock:2026-11-23T10:32:00+08:00");
    await site.openIn(locale, width, "/agent/merchant/edit-clues");

    await page.getByRole("textbox", { name: t("promoter-customer:entry.phone") }).fill(phone);
    await page.getByRole("radio").first().check();
    await page.getByRole("textbox", { name: t("promoter-customer:entry.note") }).fill("saw the shop");
    await page.getByRole("textbox", { name: like("promoter-customer:entry.contact") }).fill("林娟");
    await page
      .getByRole("form")
      .getByRole("button", { name: t("promoter-customer:entry.save"), exact: true })
      .click();
    await expect(page).toHaveURL(/chance-detail\?kdUid=\d+/);
    await page.getByRole("button", { name: t("promoter-customer:action.followUp") }).click();
    const form = page.getByRole("dialog");
    await form.getByRole("radio").first().check();
    await form.getByRole("textbox", { name: t("promoter-customer:followUp.note") }).fill("wants a demo");
    await form.getByRole("button", { name: t("promoter-customer:followUp.save") }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText("wants a demo")).toBeVisible();
    const lead = new URL(page.url()).searchParams.get("kdUid");

    const paid = await registerAndPay(await openAsCustomer(browser, context, locale));

    await site.openIn(locale, width, `/agent/merchant-info?kdUid=${lead}`);
    await expect(page.getByText(t("promoter-customer:facts.isPaid"), { exact: true })).toBeVisible();
    const before = await balance(page);
    await site.follow("/agent/divide?list=shares");
    const share = records.getByRole("listitem").first();
    await expect(share.getByRole("link")).toHaveAttribute("href", `/agent/merchant-info?kdUid=${lead}`);
    await share.getByRole("button").click();
    const receipt = page.getByRole("dialog", { name: t("promoter-money:share.title") });
    await expect(receipt.getByText(t("promoter-money:share.order", { number: paid.orderNo }))).toBeVisible();
    const [base = 0, percent = 0, earned = 0] = await receipt.getByRole("definition").evaluateAll((all) => {
      return all.map(({ textContent }) => Number(textContent.replace(/[^\d.]/g, "")));
    });
    expect(base, "the base is what the customer paid").toBe(Number(paid.finalAmount));
    expect(earned).toBe(Math.round(base * percent) / 100);
    await page.keyboard.press("Escape");

    // The money on hold becomes available within half a month, while nothing else is earned.
    await advance(page, "+15d");
    await site.openIn(locale, width, "/agent/divide");
    const amount = page.getByRole("textbox", { name: t("promoter-withdrawal:amount.gross") });
    await expect(amount).toBeVisible();
    const after = await balance(page);
    expect(after.earned).toBe(before.earned);
    expect(after.withdrawable - before.withdrawable).toBeGreaterThanOrEqual(earned);
    await amount.fill(String(earned));
    await amount.press("Enter");
    await expect(page.getByRole("heading", { name: like("promoter-withdrawal:placed.title") })).toBeVisible();
    expect((await balance(page)).withdrawable).toBe(rounded(after.withdrawable - earned));

    await advance(page, "+7d");
    await site.openIn(locale, width, "/agent/divide?list=withdrawals");
    const withdrawal = records.getByRole("listitem").first();
    await expect(withdrawal).toContainText(t("promoter-money:status.withdrawn"));
    await withdrawal.getByRole("button").click();
    await expect(
      page.getByRole("dialog").getByText(like("promoter-money:withdrawal.arrivedAt")),
    ).toBeVisible();
    expect((await balance(page)).withdrawn).toBe(rounded(after.withdrawn + earned));
    expect(await books.violations()).toEqual([]);
  });

/** Another person on a device of their own, in the world of the first one. */
async function openAsCustomer(browser: Browser, owner: BrowserContext, locale: Locale): Promise<Journey> {
  const world = (await owner.cookies()).find(({ name }) => name === "stockbook-world");
  const context = await browser.newContext({ serviceWorkers: "block" });
  if (world) await context.addCookies([world]);
  const page = await context.newPage();
  await page.clock.install();
  const site = createSite(page);
  await site.openIn(locale, 390, "/login?tab=register");
  const [t, like, books] = [translationsOf(locale), patternsOf(locale), booksOf(page)];
  return { page, context, site, books, secrets: watchSecrets(page), t, like, isUninterrupted: true };
}

/** The customer's part: a trial, an order and its payment. */
async function registerAndPay(journey: Journey): Promise<{ orderNo: string; finalAmount: string }> {
  const { page, site, t, like, books } = journey;
  const { main } = site;
  await register(journey, phone);
  await choose(journey);
  await main.getByLabel(t("contact:name"), { exact: true }).fill("林娟");
  await main.getByLabel(t("contact:phone"), { exact: true }).fill(phone);
  await main.getByRole("button", { name: t("contact:dialog.save") }).click();
  await main.getByRole("button", { name: t("mall-checkout:step.next") }).click();
  await expect(main.getByRole("textbox", { name: t("mall-checkout:note.label") })).toBeVisible();
  await main.getByRole("button", { name: t("mall-checkout:step.next") }).click();
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: like("mall-checkout:confirm.order") }).click();
  await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
  const [placed] = await books.orders();
  if (!placed) throw new Error("The order is not in the list.");
  await expect(main.getByRole("heading", { level: 1, name: t("mall-pay:head.scan") })).toBeVisible();
  await settleAs(journey, placed.orderNo, "paid");
  await journey.context.close();
  return placed;
}

async function advance({ request }: Page, by: string): Promise<void> {
  expect((await request.post("/__mock/advance", { data: by })).ok()).toBe(true);
}

/** Where the promoter's money is, in yuan. */
async function balance({ request }: Page): Promise<Record<"earned" | "withdrawable" | "withdrawn", number>> {
  const answer = await request.get("/ommall/srvmall/promoter/cashapply/info");
  const { earned, withdrawable, withdrawn } = (await answer.json()).data.balance;
  return { earned: Number(earned), withdrawable: Number(withdrawable), withdrawn: Number(withdrawn) };
}

/** A sum of yuan without what binary fractions add. */
function rounded(yuan: number): number {
  return Math.round(yuan * 100) / 100;
}
