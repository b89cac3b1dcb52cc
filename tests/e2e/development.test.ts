import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/development-site";

const root = join(import.meta.dirname, "../..");

// One after the other, with one server: it loads the modules of the site separately, and the first page has it process them all.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

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

    // A page asks for the mock back end as a bundle; module by module it would be eight hundred requests.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${address}/`);
    await expect(page.getByRole("contentinfo")).toBeVisible({ timeout: 30_000 });
    expect(asked).toContain("/@mocks/development.mjs");
    expect(asked.filter((path) => path.startsWith("/mocks/"))).toEqual([]);
    expect(asked.length).toBeLessThan(330);

    await page.goto(`${address}/news?mock=scenario:no-news`);
    await expect(page.getByText("还没有新闻").first()).toBeVisible({ timeout: 30_000 });
    await page.goto(`${address}/news?mock=scenario:nonsense`);
    // In development a page loads every contract.
    await expect.poll(() => output.join("\n"), { timeout: 60_000 }).toContain("scenario:nonsense");
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
    const exchanges = await pendingCalls;
    expect(exchanges.length).toBeGreaterThanOrEqual(400);
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
