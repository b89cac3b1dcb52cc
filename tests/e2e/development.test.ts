import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { readRecording } from "../../mocks/panel/recording/recording";
import { servePage } from "../../mocks/panel/recording/serve-page";
import { retryClosedConnection } from "./support/closed-connection";
import { expect, test } from "./support/development-site";
import { panelOf } from "./support/mock-panel";
import { isThorough } from "./support/thoroughness";

const root = join(import.meta.dirname, "../..");

// One after the other, with one server: it loads the modules of the site separately, and the first page has it process them all.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

const expectWithLongTimeout = expect.configure({ timeout: 100_000 });

/** A call, and its response in Node; `tests/mocks/conformance` builds the calls. */
interface Exchange {
  call: { method: string; address: string; headers: Record<string, string>; body: string | null };
  response: { status: number; contentType: string; text: string };
}

test.describe("what is refused on purpose", () => {
  // The console holds what a wrong ?mock= is told, and what the conversation is refused.
  test.use({ expectErrors: /./ });

  test("in development the worker responds, the world survives a reload, and a wrong ?mock= is reported in one sentence", async ({
    page,
    development: { address },
  }) => {
    const output: string[] = [];
    page.on("console", (message) => output.push(message.text()));
    await page.goto(`${address}/help/doc/2003`);
    const rating = page.getByRole("region", { name: "这篇帮上忙了吗？" });
    await rating.getByRole("button", { name: "帮上了", exact: true }).click({ timeout: 60_000 });
    await expect(rating.getByText("记下了，多谢。")).toBeVisible({ timeout: 30_000 });
    const before = await hits(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "用Excel导入期初库存" })).toBeVisible({
      timeout: 30_000,
    });
    // The reader's own visit and this one are counted in a world that the browser stores.
    expect(await hits(page)).toBeGreaterThan(before);

    // A page asks for the mock back end as a bundle; module by module it would be eight hundred requests.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${address}/`);
    // The foot of the page comes when it is nearly on screen.
    await expect(async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
      );
      await expect(page.getByRole("contentinfo")).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    expect(asked).toContain("/@mocks/development.mjs");
    expect(asked.filter((path) => path.startsWith("/mocks/"))).toEqual([]);
    expect(asked.length).toBeLessThan(330);

    await page.goto(`${address}/news?mock=scenario:no-news`);
    await expect(page.getByText("还没有新闻").first()).toBeVisible({ timeout: 30_000 });
    await page.goto(`${address}/news?mock=scenario:nonsense`);
    // In development a page loads every contract.
    await expect.poll(() => output.join("\n"), { timeout: 60_000 }).toContain("scenario:nonsense");
  });

  test("what a screen throws is shown over the page and the panel, with its place in the source", async ({
    page,
    development: { address },
  }) => {
    await page.route(/\/src\/screens\/content\/faq-screen\.tsx/, async (route) => {
      const response = await route.fetch(retryClosedConnection);
      const code = await response.text();
      // On the line of the function, so that the lines below stay where the source map has them.
      await route.fulfill({
        response,
        body: code.replace(/(function FaqScreen\([^)]*\) \{)/, '$1 throw new Error("stock is undefined");'),
      });
    });
    await page.goto(`${address}/faq?panel`);
    const report = page.locator("vite-error-overlay");
    await expect(report.locator(".message-body")).toHaveText("Error: stock is undefined", {
      timeout: 60_000,
    });
    await expect(report.locator(".file")).toHaveText(/\/src\/screens\/content\/faq-screen\.tsx:\d+:\d+$/);
    await expect(panelOf(page)).toBeVisible();
    // Neither hides the other where they overlap: the report is read first.
    const topmost = () => page.evaluate(() => document.elementFromPoint(innerWidth - 100, 100)?.localName);
    expect(await topmost()).toBe("vite-error-overlay");
    await page.keyboard.press("Escape");
    await expect(report).toHaveCount(0);
  });

  test("the worker in a real browser answers a long conversation with the same bytes as Node", async ({
    page,
    development: { address },
  }) => {
    const pendingCalls = runCallsInNode();
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`${address}/news`);
    await expect(heading).toBeVisible({ timeout: 60_000 });
    // The worker has to control the page from its first request on.
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const inNode = await pendingCalls;
    expect(inNode.length).toBeGreaterThanOrEqual(400);
    // By default its first part: every answer is the back end's, and tests in Node compare all of them.
    const exchanges = isThorough ? inNode : inNode.slice(0, 150);
    const responses = await page.evaluate(
      async (calls) => {
        const given = [];
        for (const { method, address, headers, body } of calls) {
          const response = await fetch(
            address,
            body === null ? { method, headers } : { method, headers, body },
          );
          const contentType = response.headers.get("content-type") ?? "";
          given.push({ status: response.status, contentType, text: await response.text() });
        }
        return given;
      },
      exchanges.map(({ call }) => call),
    );
    const describe = ({ call }: Exchange, response: Exchange["response"] | undefined) =>
      `${call.method} ${call.address} ${call.body ?? ""} → ${response?.status} ${response?.contentType} ${response?.text}`;
    const index = exchanges.findIndex(
      (one, index) => describe(one, one.response) !== describe(one, responses[index]),
    );
    const different = exchanges[index];
    if (different)
      expect(describe(different, responses[index])).toBe(describe(different, different.response));
    expect(responses.length).toBe(exchanges.length);
  });
});

// By default tests/mocks/panel alone shows the scenario and the recording, without a development server.
if (isThorough)
  test.describe("where every module is loaded separately", () => {
    // A page takes longer than the browser's limit for a preload.
    test.use({ expectErrors: /preloaded using link preload/ });

    test("in development: a scenario for all tabs, and a recording that a page is served from", async ({
      browser,
      page,
      baseURL,
      development: { address },
    }) => {
      await page.goto(`${address}/news?panel`);
      const panel = panelOf(page);
      await panel.getByRole("searchbox", { name: /^Find a persona/ }).fill("no-news banner");
      await expectWithLongTimeout(panel.getByRole("checkbox")).toHaveCount(1);
      await panel.getByRole("checkbox", { name: /no-news/ }).check();
      await panel.getByRole("button", { name: "Begin this world" }).click();
      await expectWithLongTimeout(page.getByText("还没有新闻").first()).toBeVisible();

      const other = await page.context().newPage();
      await other.goto(`${address}/news?panel`);
      await expectWithLongTimeout(other.getByText("还没有新闻").first()).toBeVisible();
      await expectWithLongTimeout(panelOf(other)).toBeVisible();
      await panelOf(other).getByRole("button", { name: "Frozen" }).click();
      await expectWithLongTimeout(panel.locator(".time")).toContainText("frozen");
      await other.close();

      await panel.getByRole("tab", { name: "Share" }).click();
      await panel.getByRole("button", { name: "Record" }).click();
      await expectWithLongTimeout(panel.getByText("Recording: 0 calls")).toBeVisible();
      await page.goto(`${address}/help/doc/2003?panel`);
      await expectWithLongTimeout(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      const download = page.waitForEvent("download");
      await panel.getByRole("button", { name: "Stop and save" }).click();
      const recording = readRecording(JSON.parse(readFileSync(await (await download).path(), "utf8")));
      expect(recording.steps.length).toBeGreaterThan(1);

      const origin = process.env["STOCKBOOK_ADDRESS"] ?? baseURL ?? "";
      const visitor = await browser.newPage({ baseURL: origin });
      // The data of a page that was built a moment ago is fresh, and nothing would be called.
      await visitor.clock.setSystemTime(Date.now() + 3_600_000);
      const served = await servePage(visitor, recording, origin);
      await visitor.goto("/help/doc/2003");
      await expectWithLongTimeout(
        visitor.getByRole("article").getByRole("heading", { level: 1 }),
      ).toBeVisible();
      await expectWithLongTimeout.poll(() => served.missing().join()).not.toContain("getHelpArticle");
      // Simultaneous calls arrive in any order, and the first to be read is counted first.
      expect(served.differences.filter((difference) => !difference.includes("/hits is"))).toEqual([]);
      await visitor.close();
    });
  });

/** The number of reads of the article in the page's mock back end. */
async function hits(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const response = await fetch("/api/help/2003?lang=zh-CN");
    const { data } = await response.json();
    return Number(data.hits);
  });
}

async function runCallsInNode(): Promise<Exchange[]> {
  const script = join(root, "tests/mocks/conformance/print.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
