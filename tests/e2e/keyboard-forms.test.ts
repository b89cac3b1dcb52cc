import type { Locator, Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { everyNth } from "../support/thoroughness";
import { expect, test } from "./support/fixtures";
import { booksOf } from "./support/journey/back-end-state";
import { widths } from "./support/site-visitor";
import { seenTabTo, tabTo } from "./support/tab-key";
import { variantsFor } from "./support/thoroughness";
import { patternsOf, translationsOf } from "./support/translations";

const [t, like] = [translationsOf("zh-CN"), patternsOf("zh-CN")];
const variants = widths.flatMap((width, index) =>
  variantsFor(locales, index + 1, 1).map((locale) => ({ locale, width })),
);

test("logging in by a code needs no mouse: the sum stands in for the slider", async ({ page, site }) => {
  const { main } = site;
  await site.applyMock("seed:7");
  await site.openIn("zh-CN", 1440, "/login?tab=code&next=%2Fmall");
  await site.settle();
  await tabTo(page, main.getByLabel(t("account-log-in:phone.label"), { exact: true }));
  await page.keyboard.type("13500009027");
  await tabTo(page, main.getByRole("button", { name: t("verification:useSum") }));
  await page.keyboard.press("Enter");
  const answer = main.getByRole("textbox", { name: /^\d+\D+\d+/ });
  await expect(answer).toBeVisible();
  await tabTo(page, answer);
  await page.keyboard.type(await sumOf(answer));
  await page.keyboard.press("Enter");
  const get = main.getByRole("button", { name: t("common:code.get") });
  await expect(get).toBeEnabled();
  await tabTo(page, get);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("button", { name: like("common:code.resendIn") })).toBeVisible();
  await tabTo(page, main.getByRole("textbox", { name: t("verification:code.label") }));
  await page.keyboard.type(await booksOf(page).newestCode());
  await tabTo(page, main.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mall$/);
});

test("the checkout needs no mouse, from the contact person to the code to pay with", async ({
  page,
  site,
}) => {
  const { main } = site;
  const next = main.getByRole("button", { name: t("mall-checkout:step.next") });
  await site.applyMock("persona:wholesaler");
  await site.openIn(
    "zh-CN",
    390,
    "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1",
  );
  await expect(next).toBeVisible();
  await tabTo(page, main.getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { name: t("mall-checkout:extras.title") })).toBeFocused();
  await tabTo(page, main.getByRole("radio", { name: t("mall-checkout:invoice.later") }));
  await page.keyboard.press("ArrowRight");
  await expect(main.getByRole("radio", { name: t("invoice:medium.1") })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, main.getByRole("textbox", { name: t("mall-checkout:note.label") }));
  await page.keyboard.type("三点后来电");
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { name: t("mall-checkout:confirm.title") })).toBeFocused();
  await tabTo(page, main.getByRole("checkbox"));
  await page.keyboard.press("Space");
  const order = main.getByRole("button", { name: like("mall-checkout:confirm.order") });
  await expect(order).toBeEnabled();
  await tabTo(page, order);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mall\/pay\/\d+$/);
  await expect(main.getByRole("heading", { level: 1, name: t("mall-pay:head.scan") })).toBeVisible();
});

for (const { locale, width } of everyNth(variants, 2))
  test(`a contact person and an invoice need no mouse, and the focus is seen all the way, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    const t = translationsOf(locale);
    const { main } = site;
    const dialog = page.getByRole("dialog");
    const field = (key: string) => dialog.getByLabel(t(key), { exact: true });
    await site.applyMock("persona:wholesaler,clock:2026-11-21T10:32:00+08:00");
    await site.openIn(locale, width, "/user-center/contacts");
    await site.settle();
    await seenTabTo(page, main.getByRole("button", { name: t("account-contacts:add") }));
    await page.keyboard.press("Enter");
    await seenTabTo(page, field("contact:name"));
    await page.keyboard.type("林娟");
    await seenTabTo(page, field("contact:phone"));
    await page.keyboard.type("13800138888");
    await seenTabTo(page, field("contact:isDefault"));
    await page.keyboard.press("Space");
    await seenTabTo(page, dialog.getByRole("button", { name: t("contact:dialog.save") }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(main.getByText("林娟")).toBeVisible();
    expect(await isFocusLost(page), "the focus is back where the dialog was opened").toBe(false);

    await site.openIn(locale, width, "/user-center/invoices");
    await site.settle();
    await seenTabTo(page, main.getByRole("button", { name: t("account-invoices:act.request") }).first());
    await page.keyboard.press("Enter");
    await seenTabTo(page, dialog.getByRole("radio", { name: t("invoice:medium.1") }));
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("radio", { name: t("invoice:medium.2") })).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await seenTabTo(page, dialog.getByRole("button", { name: t("account-invoices:dialog.submit.request") }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(main.getByText(t("account-invoices:state.requested")).first()).toBeVisible();
  });

function isFocusLost(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
}

/** The result of a sum in words, parsed from the label of its field. */
async function sumOf(field: Locator): Promise<string> {
  const question = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? "") : "",
  );
  const [one = 0, other = 0] = (question.match(/\d+/g) ?? []).map(Number);
  return String(/加|plus/.test(question) ? one + other : one - other);
}
