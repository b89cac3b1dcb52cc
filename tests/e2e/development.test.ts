import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { readRecording } from "../../mocks/panel/recording/recording";
import { servePage } from "../../mocks/panel/recording/serve-page";
import { expect, test } from "./support/development-site";

const root = join(import.meta.dirname, "../..");

// One after the other, with one server: it loads every module separately, and the first page has it process them all.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

/** In development every module is loaded separately. */
const patiently = expect.configure({ timeout: 100_000 });

/** A call, and its response in Node; `tests/mocks/conformance` builds the calls. */
interface Exchange {
  call: { method: string; address: string; headers: Record<string, string>; body: string | null };
  answer: { status: number; contentType: string; text: string };
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
  });

  test("the worker in a real browser answers a long conversation with the same bytes as Node", async ({
    page,
    development: { address },
  }) => {
    const conversation = converseInNode();
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`${address}/news`);
    await expect(heading).toBeVisible({ timeout: 60_000 });
    // The first visit may end in a reload, once the development server has processed the page's imports.
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const spoken = await conversation;
    expect(spoken.length).toBeGreaterThanOrEqual(400);
    const answers = await page.evaluate(
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
      spoken.map(({ call }) => call),
    );
    const describe = ({ call }: Exchange, answer: Exchange["answer"] | undefined) =>
      `${call.method} ${call.address} ${call.body ?? ""} → ${answer?.status} ${answer?.contentType} ${answer?.text}`;
    const index = spoken.findIndex(
      (one, place) => describe(one, one.answer) !== describe(one, answers[place]),
    );
    const different = spoken[index];
    if (different) expect(describe(different, answers[index])).toBe(describe(different, different.answer));
    expect(answers.length).toBe(spoken.length);
  });
});

test.describe("the panel", () => {
  // With every module loaded separately, a page takes longer than the browser allows for a preload and, where the machine
  // is busy, for the script of the worker.
  test.use({ expectErrors: /preloaded using link preload|Failed to update a ServiceWorker/ });

  test("in development: a scenario for all tabs, and a recording that a page is served from", async ({
    browser,
    page,
    baseURL,
    development: { address },
  }) => {
    await page.goto(`${address}/news?panel`);
    const panel = panelOf(page);
    await panel.getByRole("searchbox", { name: /^Find a persona/ }).fill("no-news banner");
    await patiently(panel.getByRole("checkbox")).toHaveCount(1);
    await panel.getByRole("checkbox", { name: /no-news/ }).check();
    await panel.getByRole("button", { name: "Begin this world" }).click();
    await patiently(page.getByText("还没有新闻").first()).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(`${address}/news?panel`);
    await patiently(other.getByText("还没有新闻").first()).toBeVisible();
    await patiently(panelOf(other)).toBeVisible();
    await panelOf(other).getByRole("button", { name: "Frozen" }).click();
    await patiently(panel.locator(".time")).toContainText("frozen");
    await other.close();

    await panel.getByRole("tab", { name: "Share" }).click();
    await panel.getByRole("button", { name: "Record" }).click();
    await patiently(panel.getByText("Recording: 0 calls")).toBeVisible();
    await page.goto(`${address}/help/doc/2003?panel`);
    await patiently(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Stop and save" }).click();
    const recording = readRecording(JSON.parse(readFileSync(await (await download).path(), "utf8")));
    expect(recording.steps.length).toBeGreaterThan(1);

    const origin = process.env["STOCKBOOK_ADDRESS"] ?? baseURL ?? "";
    const visitor = await browser.newPage({ baseURL: origin });
    const served = await servePage(visitor, recording, origin);
    await visitor.goto("/help/doc/2003");
    await patiently(visitor.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
    await patiently.poll(() => served.missing().join()).not.toContain("getHelpArticle");
    // Simultaneous calls arrive in any order, and the first to be read is counted first.
    expect(served.differences.filter((difference) => !difference.includes("/hits is"))).toEqual([]);
    await visitor.close();
  });
});

function panelOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "Mock back end" });
}

/** The number of reads of the article in the page's mock back end. */
async function hits(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch("/api/help/2003?lang=zh-CN");
    const { data } = await answer.json();
    return Number(data.hits);
  });
}

async function converseInNode(): Promise<Exchange[]> {
  const script = join(root, "tests/mocks/conformance/print.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
