import { accessibilityProblems } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";

/** The day the dates and numbers below are of. */
const day = "clock:2026-11-21T10:32:00+08:00";

for (const width of variantsFor(widths, 0, 1))
  test(`${width}: a share becomes money on the card: previewed, withdrawn by keyboard, followed in the records`, async ({
    page,
    site,
  }) => {
    await site.applyMock(`persona:promoter,scenario:withdrawable,${day}`);
    await site.openIn("zh-CN", width, "/agent/divide");
    await site.settle();
    const amount = page.getByRole("textbox", { name: "提现金额" });
    await amount.fill("1000");
    await expect(page.getByRole("region", { name: "到手多少" })).toContainText("¥960.00");
    expect(await accessibilityProblems(page)).toEqual([]);
    await amount.press("Enter");
    await expect(page.getByRole("heading", { name: "提现已提交" })).toBeVisible();
    await page.getByRole("link", { name: "提现", exact: true }).press("Enter");
    await expect(page).toHaveURL(/list=withdrawals$/);
    await expect(page.getByRole("list", { name: "明细" }).getByRole("listitem").first()).toContainText(
      "11-24前到账",
    );
    await page.reload();
    await expect(page).toHaveURL(/list=withdrawals$/);
    await expect(page.getByRole("list", { name: "明细" }).getByRole("listitem").first()).toContainText(
      "960.00",
    );
  });

for (const width of variantsFor(widths, 3, 1))
  test(`${width}: orders and settings are read and changed without a barrier`, async ({ page, site }) => {
    await site.applyMock(`persona:promoter,${day}`);
    await site.openIn("zh-CN", width, "/agent/orders");
    await site.settle();
    expect(await accessibilityProblems(page)).toEqual([]);
    await site.openIn("zh-CN", width, "/agent/system-set");
    await site.settle();
    await page.getByRole("switch", { name: "显示完整昵称" }).press("Space");
    await expect(page.getByText(/^客户只看到推荐码/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
test("a month's statement is saved as a file that spreadsheets read, and fits on A4", async ({
  page,
  site,
}) => {
  await site.applyMock(`persona:promoter,${day}`);
  await site.openIn("zh-CN", 1440, "/agent/divide?statement=2026-10");
  await site.settle();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "存成CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("分成月结单-2026-10.csv");
  await page.emulateMedia({ media: "print" });
  // A4 at 96 dpi less its margins.
  await page.setViewportSize({ width: 698, height: 1000 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.getByRole("button", { name: "存成CSV" })).toBeHidden();
});
