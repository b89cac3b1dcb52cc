import { accessibilityProblems } from "./support/accessibility";
import { test as base, expect } from "./support/fixtures";
import { openNetwork, type SiteNetwork } from "./support/site-network";

/** A network that can hold back a part of an answer. */
const test = base.extend<{ network: SiteNetwork }>({
  network: async ({ browserName: _browser }, use) => {
    const network = await openNetwork(process.env["STOCKBOOK_ADDRESS"] ?? "");
    await use(network);
    network.close();
  },
  baseURL: ({ network }, use) => use(network.address),
});

test("the first customers are seen and opened while the others are on their way, and stay where they are", async ({
  page,
  site,
  network,
}) => {
  await site.applyMock("persona:promoter,clock:2026-11-21T10:32:00+08:00");
  const sendRest = network.hold("/ommall/srvmall/promoter/mch/list", 20_000);
  await site.openIn("zh-CN", 1440, "/agent/merchant");
  const rows = page.getByRole("list", { name: "客户列表" }).getByRole("link");
  const row = rows.nth(5);
  await expect(row).toBeVisible();
  await expect(page.getByText("正在取其余客户")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const expired = page.getByRole("button", { name: /^已过期/ });
  await expect(expired).not.toHaveText(/\d/);
  await page.mouse.wheel(0, 100);
  await row.click();
  const detail = page.getByRole("complementary", { name: "客户详情" });
  await expect(detail.getByRole("heading").first()).toBeVisible();
  const before = await row.boundingBox();

  sendRest();
  await expect(page.getByText(/^\d{3}位$/)).toBeVisible();
  await expect(expired).toHaveText(/\d/);
  await expect(detail).toBeVisible();
  await expect(row).toHaveAttribute("aria-current", "true");
  expect(await row.boundingBox()).toEqual(before);
});
