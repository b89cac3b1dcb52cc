import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { panelOf } from "./support/mock-panel";
import { widths } from "./support/site-visitor";

const root = join(import.meta.dirname, "../..");

test("the built files and a page without ?panel hold no byte of the panel", async ({ request }) => {
  const traces = ["/__mock/", "/__panel/", "stockbook-mock-panel", "Mock back end"];
  // One expectation for all: each is a step of the report, and thousands of them take longer than the reading.
  const found = readdirSync(join(root, "dist"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|png|woff2)$/.test(entry.name))
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${entry.name}: ${trace}`);
    });
  expect(found).toEqual([]);
  const page = await request.get("/news", { headers: { accept: "text/html" } });
  expect(await page.text()).not.toContain("/__panel/");
});

test("with npm start the panel comes on ?panel, is accessible, and lets the keyboard go", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await site.openIn("zh-CN", 1440, "/news?panel");
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  for (const tab of ["World", "Requests", "Faults", "Share"]) {
    await panel.getByRole("tab", { name: new RegExp(`^${tab}`) }).click();
    await expect(panel.getByRole("tabpanel")).not.toBeEmpty();
    expect(await accessibilityProblems(page), tab).toEqual([]);
  }
  // The page beside it still works.
  await page.getByRole("banner").getByRole("link", { name: "价格" }).click();
  await expect(page).toHaveURL(/\/price/);
  await panel.getByRole("tab", { name: "World" }).focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  const launcher = page.getByRole("button", { name: "Mocks" });
  await expect(launcher).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await page.goto("/news?panel");
  await expect(launcher).toBeVisible();
  await expect(panel).toBeHidden();
});

test("a request shows its contract and what it changed, is undone, and goes into a link", async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await site.openIn("zh-CN", 1440, "/news/1?panel&mock=clock:2026-11-21T10:32:00%2B08:00");
  const panel = panelOf(page);
  await panel.getByRole("tab", { name: /^Requests/ }).click();
  await panel
    .getByRole("button", { name: /getNews/ })
    .first()
    .click();
  const detail = panel.getByRole("article");
  await expect(detail).toContainText(/contracts\/content\.yaml:\d+/);
  await expect(detail).toContainText("keeps the contract");
  await expect(detail.getByRole("table")).toContainText("content.hits");
  await detail.getByRole("button", { name: "Copy as test" }).click();
  await expect(detail).toContainText("tests/content/copied.test.ts");
  const link = await copiedLink(panel);
  expect(link.length).toBeLessThan(2000);

  await panel.getByRole("tab", { name: /^Requests/ }).click();
  const undo = panel.getByRole("button", { name: "Undo" });
  while (await undo.isEnabled()) {
    const before = await panel.getByLabel("Jump to").inputValue();
    await undo.click();
    await expect(panel.getByLabel("Jump to")).not.toHaveValue(before);
  }
  expect(await tableSize(page, "content.hits")).toBe(0);
  await panel.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => tableSize(page, "content.hits")).toBeGreaterThan(0);

  const otherUser = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await otherUser.goto(link.replace("/news/1", "/faq"));
  expect(await tableSize(otherUser, "content.hits")).toBe(1);
  await otherUser.close();
});

test("clock, faults, language and client are changed from the panel", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/news?panel&mock=clock:2026-11-21T10:32:00%2B08:00");
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "+7d" }).click();
  await expect(panel.getByLabel("Clock")).toContainText("2026-11-28 10:32:00");
  await panel.getByRole("tab", { name: "Faults" }).click();
  await panel.getByRole("combobox", { name: /^Operation/ }).fill("listNews");
  await panel.getByLabel("What goes wrong").selectOption("Late answer");
  await panel.getByLabel("Milliseconds").fill("50");
  await panel.getByRole("button", { name: "Add fault" }).click();
  await expect(panel.getByText("listNews: Late answer, 50 ms, always")).toBeVisible();

  await panel.getByRole("tab", { name: "Page" }).click();
  await panel.getByLabel("Client").selectOption("Messenger");
  await page.waitForFunction(() => navigator.userAgent.includes("MicroMessenger"));
  await panel.getByLabel("Language").selectOption("en-US");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(panel).toBeVisible();
});

for (const width of widths)
  test(`the button that opens the panel covers no part of the question about cookies at ${width} px`, async ({
    page,
    site,
  }) => {
    // The longest texts.
    await site.openIn("en-US", width, "/en/faq?panel", { isFirstVisit: true });
    await panelOf(page).getByRole("button", { name: "Close" }).click();
    await page.mouse.wheel(0, 300);
    const question = page.getByRole("region", { name: "Cookie settings" });
    await expect(question).toBeVisible();
    const above = await page.getByRole("button", { name: "Mocks" }).boundingBox();
    const below = await question.boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  });

test("the panel's head says that the clock is frozen, whole", async ({ page, site }) => {
  await site.openIn("zh-CN", 1440, "/faq?panel");
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Frozen" }).click();
  const time = panel.locator(".time");
  await expect(time).toContainText("frozen");
  expect(await time.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.describe("where calls are refused on purpose", () => {
  test.use({ expectErrors: /Failed to load resource|response: .*400/ });

  test("a wrong ?mock= is reported in the panel and leaves the world unchanged", async ({ page, site }) => {
    await site.openIn("zh-CN", 390, "/news?panel&mock=scenario:no-news");
    await expect(page.getByText("还没有新闻").first()).toBeVisible();
    await page.goto("/news?panel&mock=scenario:nonsense");
    await expect(panelOf(page)).toContainText('"scenario:nonsense" names no scenario.');
    await expect(page.getByText("还没有新闻").first()).toBeVisible();
  });

  test("a fault for an unknown operation is refused in the panel", async ({ page, site }) => {
    await site.openIn("zh-CN", 1440, "/faq?panel");
    const panel = panelOf(page);
    await panel.getByRole("tab", { name: "Faults" }).click();
    await panel.getByRole("combobox", { name: /^Operation/ }).fill("nothing");
    await panel.getByRole("button", { name: "Add fault" }).click();
    await expect(panel.getByText('"fault:nothing=http500" names no operation')).toBeVisible();
    await expect(panel.getByText("Nothing goes wrong on purpose.")).toBeVisible();
  });
});

async function copiedLink(panel: Locator): Promise<string> {
  await panel.getByRole("tab", { name: "Share" }).click();
  await panel.getByRole("button", { name: "Copy link" }).click();
  return panel.getByRole("textbox", { name: "Link" }).inputValue();
}

/** The number of rows of a table in the world of the page's visitor. */
async function tableSize(page: Page, table: string): Promise<number> {
  return page.evaluate(async (name) => {
    const state = await (await fetch("/__mock/state")).json();
    return Number(state.tables[name]);
  }, table);
}
