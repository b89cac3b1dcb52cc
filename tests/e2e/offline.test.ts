import { expect, test } from "./support/fixtures";
import { dataScreens, hasLayout } from "./support/screens";
import { variantsFor } from "./support/thoroughness";
import { translationsOf } from "./support/translations";

const t = translationsOf("zh-CN");

test.use({
  expectErrors:
    /获取\S*出错|INTERNET_DISCONNECTED|Failed to (?:load|fetch)|could not be fetched|was re-rendered|A screen failed/,
});

for (const [index, screen] of dataScreens.entries()) {
  // Every third screen in the everyday run.
  if (variantsFor(["offline", "", "", "", "", "", "", "", ""], index, 1)[0] !== "offline") continue;
  test(`opened without a network, ${screen.path} reports it and loads when the network is back`, async ({
    page,
    context,
    site,
  }) => {
    const width = "isWideOnly" in screen ? 1440 : 390;
    await page.clock.install();
    await site.prepare(screen);
    // A first visit loads the code and the translations, but no data.
    await site.applyMock("fault:*=refuse(500)");
    await site.openIn("zh-CN", width, screen.path);
    await site.readThrough();
    await site.follow("/faq");
    await expect(site.main.getByRole("heading", { level: 1 })).toBeVisible();
    await site.applyMock("");
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: t("common:offline.text") })).toBeVisible();

    await site.follow(screen.path);
    const message = site.main.getByText(t("rules:http.networkOffline")).filter({ visible: true });
    await expect(async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
      );
      await page.clock.runFor(3000);
      await expect(message.first()).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [50] });
    await expect(page.getByRole("banner")).toHaveCount(hasLayout(screen) ? 1 : 0);

    await context.setOffline(false);
    await expect(screen.proof(site.main)).toBeVisible();
    await expect(message).toHaveCount(0);
    await expect(page.getByText(t("common:offline.text"))).toHaveCount(0);
  });
}

test("a screen whose code cannot be loaded leaves the header, and opens by itself with the network", async ({
  page,
  context,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/faq");
  await site.settle();
  await context.setOffline(true);
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("common:header.news") })
    .click();

  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(t("common:failure.pageTitle"));
  await expect(page.getByRole("alert"), "the site was not updated: the network is gone").not.toContainText(
    t("common:failure.updateText"),
  );

  await expect(page.getByRole("button", { name: t("common:failure.reload") })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: t("content:news.title.news") })).toBeVisible();
});
