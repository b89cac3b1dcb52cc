import type { Locator, Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import type { Variant } from "../../src/platform/variant";
import { everyNth } from "../support/thoroughness";
import { expect, test } from "./support/fixtures";
import { booksOf } from "./support/journey/back-end-state";
import { patternsOf, translationsOf } from "./support/translations";

const signs: Readonly<Record<Variant, string>> = { china: "¥", global: "$" };
/** Professional for a year: the choice the price page begins with. */
const sums: Readonly<Record<Variant, string>> = { china: "¥1,198.00", global: "$198.00" };

const editions = (["china", "global"] as const).flatMap((variant) =>
  locales.map((locale) => ({ variant, locale })),
);

for (const { variant, locale } of everyNth(editions, 5)) {
  test(`from price to receipt one sum and one sign: ${variant}, ${locale}`, async ({ page, site }) => {
    const [t, like] = [translationsOf(locale), patternsOf(locale)];
    const { main } = site;
    const expectSum = (place: Locator) => expectOneCurrency(page, place, variant);
    await page.addInitScript((flag) => localStorage.setItem("variantFlag", JSON.stringify(flag)), variant);
    await site.applyMock(`variant:${variant},persona:paying-standard`);
    await site.openIn(locale, 390, "/");
    await expectSigns(page, variant);

    await page.goto("/price.html");
    await expectSum(main);
    await main
      .getByRole("link", { name: t("content-price:calculator.order") })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/mall\/detail\?/);
    await expectSum(main);
    await main
      .getByRole("link", { name: t("mall-goods:act.order") })
      .filter({ visible: true })
      .click();

    const next = main.getByRole("button", { name: t("mall-checkout:step.next") });
    await addContact(main, t);
    for (const step of ["contact", "extras"]) {
      await expectInViewport(next, `next, at ${step}`);
      await expectSum(main);
      await next.click();
    }
    const order = main.getByRole("button", { name: like("mall-checkout:confirm.order") });
    await expectInViewport(order, "order");
    await expect(order).toContainText(sums[variant]);
    await main.getByRole("checkbox").check();
    await order.click();

    await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
    await expectSum(main);
    const orderNo = page.url().split("/").at(-1) ?? "";
    await booksOf(page).settle(orderNo, "paid");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(main.getByRole("heading", { level: 1, name: t("mall-pay:head.paid") })).toBeVisible();
    await expectSum(main);

    await main.getByRole("link", { name: t("mall-pay:act.view") }).click();
    await expect(page).toHaveURL(/\/user-center\/orders\//);
    await expectSum(main);
    await page.goto("/user-center/orders");
    await expect(main.getByText(orderNo)).toBeVisible();
    await expectSigns(page, variant);
  });
}

/** Pages of partners and inviters with amounts, each for somebody who has some. */
const earningPages = [
  ["promoter", "/agent/home"],
  ["promoter", "/agent/divide"],
  ["promoter", "/agent/divide?list=withdrawals"],
  ["promoter", "/agent/merchant-info?kdUid=100388"],
  ["agent", "/agent/merchant"],
  ["agent", "/agent/open?mobile=13908718820"],
  ["agent", "/agent/add-promoter"],
  ["agent", "/agent/orders"],
  ["wholesaler", "/invite"],
  ["wholesaler", "/invite/rule"],
  ["wholesaler", "/invite/detail"],
  ["wholesaler", "/invite/share-product"],
  ["wholesaler", "/auto-activity/year-end-2026"],
] as const;

const agents: Readonly<Record<Variant, string>> = { china: "agent-china", global: "agent-international" };

// By default the last, the global edition: a sign that is written down is the other one.
for (const { variant, locale } of everyNth(editions.toReversed(), 6)) {
  test(`what is earned, withdrawn and won is in one currency: ${variant}, ${locale}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((flag) => localStorage.setItem("variantFlag", JSON.stringify(flag)), variant);
    let persona = "";
    for (const [next, address] of earningPages) {
      const name = next === "agent" ? agents[variant] : next;
      if (next !== persona) await site.applyMock(`variant:${variant},persona:${name}`);
      persona = next;
      await site.openIn(locale, 390, address);
      // Ten thousand customers take their time on a busy machine.
      await expect(site.main.getByText(/\d\.\d\d|[¥$]\d/).first(), address).toBeVisible({ timeout: 15_000 });
      await expectNoOtherSign(page, variant, address);
    }
    await site.applyMock(`variant:${variant},persona:promoter,scenario:withdrawable`);
    await site.openIn(locale, 390, "/agent/divide");
    const t = translationsOf(locale);
    await site.main.getByLabel(t("promoter-withdrawal:amount.gross")).fill("50");
    await site.main.getByLabel(t("promoter-withdrawal:amount.gross")).blur();
    await expect(site.main.getByText(locale === "en-US" ? /minimum/ : /不能低于|不能低於/)).toBeVisible();
    await expectNoOtherSign(page, variant, "the refusal of a small withdrawal");
  });
}

test("an edition offers its own ways to pay and kinds of invoice alone", async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem("variantFlag", JSON.stringify("global")));
  await site.applyMock("variant:global,persona:wholesaler,scenario:order-unpaid");
  const [order] = await booksOf(page).orders();
  await site.openIn("zh-CN", 390, `/mall/pay/${order?.orderNo}`);
  const methods = site.main.getByRole("group", { name: "付款方式" });
  await expect(methods.getByRole("radio")).toHaveCount(2);
  await expect(methods).not.toContainText(/信使|支付应用|小程序/);
});

/** The sum is on screen, and no amount of another currency. */
for (const width of [1440, 1024, 700])
  test(`both buttons below a price are of one height at ${width} px`, async ({ page, site }) => {
    const t = translationsOf("en-US");
    await page.addInitScript(() => localStorage.setItem("variantFlag", JSON.stringify("global")));
    await site.applyMock("variant:global");
    await site.openIn("en-US", width, "/price.html");
    await site.settle();
    const heightOf = (name: string) =>
      site.main
        .getByRole("link", { name })
        .filter({ visible: true })
        .evaluate((element) => element.getBoundingClientRect().height);
    const order = await heightOf(t("content-price:calculator.order"));
    expect(await heightOf(t("content-price:calculator.trial", { days: 15 }))).toBe(order);
  });

async function expectOneCurrency(page: Page, place: Locator, variant: Variant): Promise<void> {
  await expect.poll(async () => cutOff(await place.innerText())).toContain(sums[variant]);
  await expectSigns(page, variant);
}

async function expectSigns(page: Page, variant: Variant): Promise<void> {
  const other = signs[variant === "china" ? "global" : "china"];
  const text = page.locator("body");
  await expect.poll(async () => cutOff(await text.innerText())).toContain(signs[variant]);
  expect(cutOff(await text.innerText())).not.toContain(other);
}

/** No amount on the page is of the other edition's currency, in signs or in words. */
async function expectNoOtherSign(page: Page, variant: Variant, what: string): Promise<void> {
  const other = variant === "china" ? /[$]\d|美元|dollar/ : /¥|\d ?元|yuan/;
  await expect.poll(() => page.evaluate(() => document.querySelector("[aria-busy=true]"))).toBeNull();
  expect(cutOff(await page.locator("main").innerText()), what).not.toMatch(other);
}

/** Sign and decimals of a large amount are set apart. */
function cutOff(text: string): string {
  return text.replace(/([¥$])\s+/g, "$1").replace(/(\d)\s+(\.\d\d)/g, "$1$2");
}

/** On a phone the button is on screen without scrolling, and can be tapped. */
async function expectInViewport(button: Locator, what: string): Promise<void> {
  await expect(button, what).toBeInViewport({ ratio: 1 });
}

/** The order's contact person, where the account has none yet. */
async function addContact(main: Locator, t: (key: string) => string): Promise<void> {
  const name = main.getByLabel(t("contact:name"), { exact: true });
  const list = main.getByRole("group", { name: t("mall-checkout:contact.title") });
  await expect(name.or(list).first()).toBeVisible();
  if (await list.isVisible()) return;
  await name.fill("Lin");
  await main.getByLabel(t("contact:phone"), { exact: true }).fill("13900008820");
  await main.getByRole("button", { name: t("contact:dialog.save") }).click();
}
