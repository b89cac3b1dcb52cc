import { expect, type Page, test } from "@playwright/test";
import { startDevelopment } from "../support/development-server";

test.use({ serviceWorkers: "allow" });

test("in development the worker responds, the world survives a reload, and a wrong ?mock= is reported in one sentence", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { server, address } = await startDevelopment();
  const output: string[] = [];
  page.on("console", (message) => output.push(message.text()));
  try {
    await page.goto(`${address}/help/doc/2003`);
    const rating = page.getByRole("region", { name: "这篇有帮上忙吗？" });
    await rating.getByRole("button", { name: "有", exact: true }).click({ timeout: 60_000 });
    await expect(rating.getByText("记下了，多谢。")).toBeVisible({ timeout: 30_000 });
    const before = await hits(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "用Excel导入期初库存" })).toBeVisible({
      timeout: 30_000,
    });
    // The reader's own visit and this one are counted in a world that the browser stores.
    expect(await hits(page)).toBeGreaterThan(before);

    await page.goto(`${address}/news?mock=scenario:no-news`);
    await expect(page.getByText("还没有新闻").first()).toBeVisible({ timeout: 30_000 });
    await page.goto(`${address}/news?mock=scenario:nonsense`);
    // In development a page loads every module separately, and every contract.
    await expect.poll(() => output.join("\n"), { timeout: 60_000 }).toContain("scenario:nonsense");
  } finally {
    server.kill("SIGTERM");
  }
});

/** The number of reads of the article in the page's mock back end. */
async function hits(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch("/api/help/2003?lang=zh-CN");
    const { data } = await answer.json();
    return Number(data.hits);
  });
}
