import { expect, test } from "./support/fixtures";
import { holdCode } from "./support/hold-code";
import { layoutShift, takeLayoutShift } from "./support/layout-shift";

const widths = [390, 1440] as const;

for (const width of widths) {
  test(`the footer shows once content above it is there, and does not move for who scrolled already, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.applyMock("fault:*=latency(1500)");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/help/zhj/video");
    const loading = site.main.locator('[role="status"][aria-label]');
    const footer = page.getByRole("contentinfo");
    await expect(loading).not.toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(footer).toHaveCount(0);

    await expect(loading).toHaveCount(0);
    await expect(footer).toBeVisible();
    const shift = await layoutShift(page);
    expect(shift.sum, shift.what).toBeLessThan(0.02);
  });
}

test("nothing jumps for who scrolls on before a screen's code is there", async ({ page, site }) => {
  await site.openIn("en-US", 1440, "/price.html");
  await site.readThrough();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toBeVisible();
  const release = await holdCode(page);
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(site.main.getByRole("status")).toBeAttached();
  await takeLayoutShift(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(footer).toHaveCount(0);

  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await site.settle();
  await expect(footer).toBeVisible();
  const shift = await takeLayoutShift(page);
  expect(shift.sum, shift.what).toBeLessThan(0.02);
});

test("who is in trouble finds the help center and people to ask at the foot of every page", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/price.html");
  await site.reachSubscription();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "联系我们" })).toHaveAttribute("href", "/contact");
  await footer.getByRole("link", { name: "帮助中心" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "哪里卡住了？" })).toBeVisible();
});
