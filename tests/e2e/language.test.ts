import type { Page } from "@playwright/test";
import { type Locale, locales, prefixOfLocale } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { translationsOf } from "./support/translations";

for (const [origin, keyword] of [
  ["ref", "kw"],
  ["utm_source", "kwid"],
  ["utm_source", "utm_term"],
] as const) {
  test(`a language switch keeps the path, drops the query and remembers ${origin} and ${keyword}`, async ({
    page,
    site,
  }) => {
    await site.openIn("zh-CN", 1440, `/news?page=2&${origin}=partner-7&${keyword}=%E5%BA%93%E5%AD%98`);
    await site.settle();
    await chooseLanguage(page, "English");

    await expect(page).toHaveURL(/\/news$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      translationsOf("en-US")("content:news.title.news"),
    );
    expect(await stored(page, "locale")).toBe("en-US");
    expect(await stored(page, "packOrigin")).toBe("partner-7");
    expect(await stored(page, "searchKeyword")).toBe("库存");
  });
}

test("a language switch keeps the method of the sign-in page and where it leads back to, until it is left", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/login?tab=register&next=%2Fprice.html%3Fusers%3D5");
  await site.settle();
  await chooseLanguage(page, "English");
  await expect(page).toHaveURL(/\/login\?tab=register&next=%2Fprice\.html%3Fusers%3D5$/);
  await expect(page.getByRole("button", { name: "Start the trial" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(/\/news$/);
  await chooseLanguage(page, "繁體中文");
  await site.follow("/login");
  await expect(page.getByRole("main").getByRole("button", { name: "登入", exact: true })).toBeVisible();
});

test("the phone's menu switches the language too", async ({ page, site }) => {
  await site.openIn("zh-CN", 390, "/help/zhj?page=1");
  await page.getByRole("button", { name: "菜单" }).click();
  await page.getByRole("radiogroup", { name: "语言" }).getByRole("radio", { name: "繁體中文" }).click();
  await expect(page).toHaveURL(/\/help\/zhj$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
  expect(await stored(page, "locale")).toBe("zh-TW");
});

test("an error already on screen is translated into the new language, with the typed text kept", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/faq");
  await site.reachSubscription();
  const field = page.getByRole("contentinfo").getByRole("textbox");
  await field.fill("reader@shop");
  await field.press("Enter");
  await expect(page.getByText("邮箱格式不正确")).toBeVisible();

  for (const [language, text] of [
    ["English", "The email format is incorrect"],
    ["繁體中文", "信箱格式不正確"],
  ] as const) {
    await chooseLanguage(page, language);
    await site.reachSubscription();
    await expect(page.getByText(text)).toBeVisible();
    await expect(field).toHaveValue("reader@shop");
  }
});

for (const locale of locales) {
  test(`addresses under ${prefixOfLocale(locale)} are in ${locale}, whatever was chosen before`, async ({
    page,
    site,
  }) => {
    const other: Locale = locale === "en-US" ? "zh-CN" : "en-US";
    const prefix = prefixOfLocale(locale);
    const t = translationsOf(locale);
    await site.openIn(other, 1440, `${prefix}/help`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("content:help.landing.heading"));

    await page
      .getByRole("banner")
      .getByRole("link", { name: t("common:header.news"), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/news$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("content:news.title.news"));
  });
}

test("a switch on a prefixed address leads to the same page under the other prefix", async ({
  page,
  site,
}) => {
  await site.openIn("en-US", 1440, "/en/help/zhj?page=1");
  await site.settle();
  await chooseLanguage(page, "繁體中文");
  await expect(page).toHaveURL(/\/zh-tw\/help\/zhj$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
});

test("a search of the help goes on in the new language", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/help/search?q=%E9%80%80%E8%B4%A7");
  await site.settle();
  await chooseLanguage(page, "English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.getByRole("searchbox")).toHaveValue("退货");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “退货”");
});

async function chooseLanguage(page: Page, name: string): Promise<void> {
  const header = page.getByRole("banner");
  await header.locator("summary").click();
  await header.getByRole("menuitem", { name }).click();
}

function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
}
