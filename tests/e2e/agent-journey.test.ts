import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Locale, locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { booksOf, type StoredOrder } from "./support/journey/back-end-state";
import { settleAs } from "./support/journey/cashier";
import { interruptionErrors, type Journey } from "./support/journey/interruptions";
import { watchSecrets } from "./support/journey/secrets";
import { choose } from "./support/journey/shop";
import { register } from "./support/journey/sign-in";
import { createSite, widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { type Like, patternsOf, type Translate, translationsOf } from "./support/translations";

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
    await site.applyMock("persona:promoter,clock:2026-11-23T10:32:00+08:00");
    const open = async (path: string) => void (await site.openIn(locale, width, path));
    const promoter = { page, open, t: translationsOf(locale), like: patternsOf(locale) };
    const lead = await enterLead(promoter);
    const paid = await registerAndPay(await openAsCustomer(browser, context, locale));

    await open(`/agent/merchant-info?kdUid=${lead}`);
    await expect(page.getByText(promoter.t("promoter-customer:facts.isPaid"), { exact: true })).toBeVisible();
    const before = await balance(page);
    const share = await shareOf(promoter, lead, paid);

    // The money on hold becomes available within half a month, while nothing else is earned.
    await advance(page, "+15d");
    await open("/agent/divide");
    await expect(amountField(promoter)).toBeVisible();
    const after = await balance(page);
    expect(after.earned).toBe(before.earned);
    expect(after.withdrawable - before.withdrawable).toBeGreaterThanOrEqual(share);
    await withdraw(promoter, share);
    expect((await balance(page)).withdrawable).toBe(rounded(after.withdrawable - share));

    await advance(page, "+7d");
    await expectArrived(promoter);
    expect((await balance(page)).withdrawn).toBe(rounded(after.withdrawn + share));
    expect(await booksOf(page).violations()).toEqual([]);
  });

interface Promoter {
  readonly page: Page;
  readonly open: (path: string) => Promise<void>;
  readonly t: Translate;
  readonly like: Like;
}

/** Enters the phone as a lead and follows it up; answers the number of the lead. */
async function enterLead({ page, open, t, like }: Promoter): Promise<string> {
  await open("/agent/merchant/edit-clues");
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
  return new URL(page.url()).searchParams.get("kdUid") ?? "";
}

/** Opens the newest share, which has to be that of the paid order; answers its amount in yuan. */
async function shareOf(
  promoter: Promoter,
  lead: string,
  { orderNo, finalAmount }: StoredOrder,
): Promise<number> {
  const { page, open, t } = promoter;
  await open("/agent/divide?list=shares");
  const share = newestRecord(promoter);
  await expect(share.getByRole("link")).toHaveText("林娟");
  await expect(share.getByRole("link")).toHaveAttribute("href", `/agent/merchant-info?kdUid=${lead}`);
  await share.getByRole("button").click();
  const receipt = page.getByRole("dialog", { name: t("promoter-money:share.title") });
  await expect(receipt.getByText(t("promoter-money:share.order", { number: orderNo }))).toBeVisible();
  const [base = 0, percent = 0, amount = 0] = await receipt
    .getByRole("definition")
    .evaluateAll((all) => all.map(({ textContent }) => Number(textContent.replace(/[^\d.]/g, ""))));
  expect(base, "the base is what the customer paid").toBe(Number(finalAmount));
  expect(amount).toBe(Math.round(base * percent) / 100);
  return amount;
}

async function withdraw(promoter: Promoter, yuan: number): Promise<void> {
  await amountField(promoter).fill(String(yuan));
  await amountField(promoter).press("Enter");
  const placed = promoter.like("promoter-withdrawal:placed.title");
  await expect(promoter.page.getByRole("heading", { name: placed })).toBeVisible();
}

/** The newest withdrawal is on the card, and its receipt tells since when. */
async function expectArrived(promoter: Promoter): Promise<void> {
  const { page, open, t, like } = promoter;
  await open("/agent/divide?list=withdrawals");
  await expect(newestRecord(promoter)).toContainText(t("promoter-money:status.withdrawn"));
  await newestRecord(promoter).getByRole("button").click();
  await expect(page.getByRole("dialog").getByText(like("promoter-money:withdrawal.arrivedAt"))).toBeVisible();
}

const amountField = ({ page, t }: Promoter) =>
  page.getByRole("textbox", { name: t("promoter-withdrawal:amount.gross") });

const newestRecord = ({ page, t }: Promoter) =>
  page
    .getByRole("list", { name: t("promoter-money:records.list"), exact: true })
    .getByRole("listitem")
    .first();

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
async function registerAndPay(journey: Journey): Promise<StoredOrder> {
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
