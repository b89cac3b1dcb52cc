import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

/** The day the dates below are of. */
const day = "clock:2026-11-21T10:32:00+08:00";
const widths = [390, 1440] as const;

for (const width of variantsFor(widths, 0, 1))
  test(`at ${width} a customer is found, opened and left, and the list is as it was`, async ({
    page,
    site,
  }) => {
    await site.applyMock(`persona:promoter,${day}`);
    await site.openIn("zh-CN", width, "/agent/merchant");
    const list = page.getByRole("list", { name: "客户列表" });
    await expect(list.getByRole("listitem").first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /^已过期/ }).click();
    await expect(page).toHaveURL(/status=expired/);
    // The rows from before stay until the new ones are worked out.
    await expect(list.getByRole("link").first()).toContainText("过期");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const row = list.getByRole("link").nth(9);
    const name = (await row.textContent()) ?? "";
    await row.click();
    if (width === 1440) {
      await expect(page.getByRole("complementary", { name: "客户详情" })).toBeVisible();
      await page.getByRole("button", { name: "关闭详情" }).click();
    } else {
      await expect(page).toHaveURL(/merchant-info|chance-detail/);
      await page.goBack();
    }
    await expect(page).toHaveURL(/status=expired/);
    await expect(list.getByText(name.slice(0, 4)).first()).toBeVisible();
    if (width === 390) await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(600);
  });

for (const width of variantsFor(widths, 1, 1))
  test(`at ${width} a lead is entered, followed up and found in the list`, async ({ page, site }) => {
    await site.applyMock(`persona:promoter,${day}`);
    await site.openIn("zh-CN", width, "/agent/merchant/edit-clues");
    await page.getByRole("textbox", { name: "客户手机号" }).fill("13600009997");
    await expect(page.getByText("可以录入")).toBeVisible();
    await page.getByRole("radio", { name: "高" }).check();
    await page.getByRole("textbox", { name: "跟进记录" }).fill("路过看了店，想看演示");
    await page.getByRole("textbox", { name: /^联系人/ }).fill("周慧芳");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "录入", exact: true }).dblclick();
    await expect(page).toHaveURL(/chance-detail\?kdUid=\d+/);
    await page.getByRole("button", { name: "写跟进" }).click();
    const form = page.getByRole("dialog", { name: "写跟进" });
    await form.getByRole("textbox", { name: "跟进记录" }).fill("约了明天演示");
    await form.getByRole("button", { name: "明天" }).click();
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText("约了明天演示")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await site.openIn("zh-CN", width, "/agent/merchant?q=zhf");
    await expect(
      page.getByRole("list", { name: "客户列表" }).getByRole("link", { name: /周慧芳/ }),
    ).toHaveCount(1);
  });
// At 320 px in large print a figure may take two lines, so that each row has a height of its own.
for (const { width, isCare } of [
  { width: 1440, isCare: false },
  { width: 390, isCare: false },
  { width: 320, isCare: true },
]) {
  test(`at ${width} rows stand below each other in their order, wherever the list is scrolled to`, async ({
    page,
    site,
  }) => {
    await site.applyMock(`persona:agent-china,${day}`);
    await site.openIn("zh-CN", width, "/agent/merchant", { isCare });
    const list = page.getByRole("list", { name: "客户列表" });
    await expect(list.getByRole("listitem").first()).toBeVisible();
    for (const steps of [1, 5, 40, -3, -30]) {
      await scrollBySteps(page, steps);
      await expect.poll(() => list.evaluate(brokenRows)).toEqual([]);
    }
  });
}

test("a row that is scrolled away keeps the focus from the row its element shows next", async ({
  page,
  site,
}) => {
  await site.applyMock(`persona:agent-china,${day}`);
  await site.openIn("zh-CN", 1440, "/agent/merchant");
  const list = page.getByRole("list", { name: "客户列表" });
  await list.getByRole("checkbox").first().focus();
  await scrollBySteps(page, 5);
  await expect(list.getByRole("listitem").first()).not.toHaveAttribute("aria-posinset", "1");
  await expect(list.locator(":focus")).toHaveCount(0);
});

/** Scrolls by so many times 300 px, up where negative, one picture each. */
async function scrollBySteps(page: Page, steps: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let step = 0; step < Math.abs(count); step += 1) {
      scrollBy({ top: Math.sign(count) * 300, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  }, steps);
}

/** In the page: the rows that do not follow the one before them, in number or in place; "empty" where there are few. */
function brokenRows(list: HTMLElement | SVGElement): string[] {
  const rows = [...list.children].map((row) => ({
    number: Number(row.getAttribute("aria-posinset")),
    box: row.getBoundingClientRect(),
  }));
  const isFilled = (rows[0]?.box.top ?? 0) <= innerHeight && (rows.at(-1)?.box.bottom ?? 0) >= innerHeight;
  const broken = rows.filter(({ number, box }, index) => {
    const before = rows[index - 1];
    return before && (number !== before.number + 1 || Math.abs(box.top - before.box.bottom) > 1);
  });
  return [...(isFilled ? [] : ["empty"]), ...broken.map(({ number }) => `row ${number}`)];
}

test("the list is read and worked by keyboard alone", async ({ page, site }) => {
  await site.applyMock(`persona:promoter,${day}`);
  await site.openIn("en-US", 1440, "/agent/merchant");
  const list = page.getByRole("list", { name: "Customer list" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("hsxcd");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Customer details" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: "Customer details" })).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("a deep link survives the sign-in of the partner area", async ({ page, site }) => {
  await site.applyMock(`persona:visitor,${day}`);
  await site.openIn("zh-CN", 390, "/agent/merchant?status=trial");
  await expect(page).toHaveURL(/\/agent\/login\?next=/);
  await page.getByRole("textbox", { name: "手机号" }).fill("13900008820");
  await page.getByRole("textbox", { name: "密码" }).fill("stockbook8");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page).toHaveURL(/\/agent\/merchant\?status=trial$/);
});

for (const locale of ["zh-CN", "en-US"] as const)
  test(`what is known of a number moves nothing below it, in ${locale} at 390`, async ({ page, site }) => {
    const t = translationsOf(locale);
    await site.applyMock(`persona:promoter,${day}`);
    await site.openIn(locale, 390, "/agent/merchant/edit-clues");
    await site.settle();
    const next = page.getByRole("radio").first();
    const before = (await next.boundingBox())?.y;
    await page.getByRole("textbox", { name: t("promoter-customer:entry.phone") }).fill("13800138888");
    await expect(page.getByText(t("promoter-customer:passport.free"), { exact: true })).toBeVisible();
    expect((await next.boundingBox())?.y).toBe(before);
  });
