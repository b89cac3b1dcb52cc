import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";

interface Stop {
  /** Approximately the accessible name: the label or the text. */
  name: string;
  where: "header" | "main" | "footer" | "elsewhere";
  isVisible: boolean;
}

for (const width of [390, 1440]) {
  test(`the tab key reaches every control of the home page at ${width} px, always visibly, and is never trapped`, async ({
    page,
    site,
  }) => {
    await site.openIn("zh-CN", width, "/");
    await site.settle();
    const stops = await visitStops(page);

    expect(stops[0]?.name).toBe("跳到正文");
    const header = stops.filter(({ where }) => where === "header").map(({ name }) => name);
    const expected =
      width === 390
        ? ["货簿云 商城", /^免费试用/, "用户中心", "菜单"]
        : [
            "货簿云首页",
            "首页",
            "价格",
            "商城",
            "新闻",
            "代理加盟",
            "下载",
            "关于",
            /^语言/,
            /^登录/,
            /^免费试用/,
          ];
    expect(header).toHaveLength(expected.length);
    for (const [index, name] of expected.entries()) expect(header[index]).toMatch(name);
    const footer = stops.filter(({ where }) => where === "footer").map(({ name }) => name);
    for (const name of ["邮箱", "订阅", "用户协议", "隐私政策", "Cookie设置"]) expect(footer).toContain(name);
    expect(footer.some((name) => name.startsWith("Windows"))).toBe(true);
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
  });
}

test("the skip link jumps over the header", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/news");
  await site.settle();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到正文" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect((await focused(page)).where).toBe("main");
});

test("the arrow keys choose another language", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/faq");
  await site.settle();
  const menu = page.getByRole("banner").locator("summary");
  await menu.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "简体中文" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("menuitem", { name: "English" })).toBeHidden();

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "English" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test("the slash key focuses the help's search, and the arrow keys move through its results", async ({
  page,
  site,
}) => {
  await site.openIn("zh-CN", 1440, "/help");
  await site.settle();
  const box = page.getByRole("searchbox", { name: "搜帮助" });
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.type("打印机");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/help\/search\?q=/);

  const results = page.getByRole("list", { name: "搜索结果" }).getByRole("link");
  await expect(results.first()).toBeVisible();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(site.main.getByRole("article")).toBeVisible();
});

test("a slash typed into a field stays in it", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/help");
  const box = page.getByRole("searchbox", { name: "搜帮助" });
  await box.focus();
  await page.keyboard.type("a/b");
  await expect(box).toHaveValue("a/b");
});

test("the phone's menu opens by key, closes with escape and gives the focus back", async ({ page, site }) => {
  await site.openIn("zh-CN", 390, "/faq");
  await site.settle();
  const button = page.getByRole("button", { name: /^(?:关闭)?菜单$/ });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const menu = page.getByRole("navigation", { name: "主导航" });
  await expect(menu.getByRole("link", { name: "价格" })).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "首页" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
});

/** Presses the tab key until the focus has gone once round the page. */
async function visitStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 250; press++) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    // Outside the page: the browser's own controls follow.
    if (stop.name === "" || (stops.length > 1 && stop.name === stops[0]?.name)) return stops;
    stops.push(stop);
  }
  throw new Error(`The tab key never leaves the page; the last stops: ${JSON.stringify(stops.slice(-4))}`);
}

function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body)
      return { name: "", where: "elsewhere" as const, isVisible: true };
    const text = element instanceof HTMLElement ? element.innerText : "";
    const label = element.closest("label")?.innerText ?? "";
    const where =
      (["header", "main", "footer"] as const).find((landmark) => element.closest(landmark)) ?? "elsewhere";
    // A control inside a box or a group may show its focus on that.
    const ringTargets = [element, element.parentElement, element.closest("[role=radiogroup]")];
    const isVisible = ringTargets.some((place) => {
      if (!place) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(place);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    return {
      name: (element.getAttribute("aria-label") ?? (text || label || element.tagName)).trim(),
      where,
      isVisible,
    };
  });
}
