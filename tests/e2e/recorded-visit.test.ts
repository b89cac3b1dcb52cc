import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { createSite } from "./support/site-visitor";
import { startSite } from "./support/start-site";

/** Screens of a signed-in customer, with names, numbers, money and dates of their own. */
const paths = ["/user-center/mine", "/user-center/orders", "/user-center/invoices"] as const;
const day = "clock:2026-11-21T10:32:00+08:00";

test.describe.configure({ timeout: 120_000 });

test("a visit recorded by the browser is replayed to the same screens, without the visitor's data", async ({
  browser,
  baseURL,
}, testInfo) => {
  const recording = testInfo.outputPath("visit.har");
  const before = await visit(browser, String(baseURL), { recording, mock: `persona:wholesaler,${day}` });

  const scenario = testInfo.outputPath("visit.json");
  const command = ["--import", "tsx", "scripts/commands/mocks.ts", "--import", recording, "--save", scenario];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toContain("; 0 broke their contract; ");
  const replayed = await startSite(["--scenario", scenario]);
  try {
    const after = await visit(browser, replayed.address, {});
    for (const path of paths) {
      expect(after.screens[path], path).toEqual(before.screens[path]);
      expect(before.screens[path]?.figures.length, path).toBeGreaterThan(3);
    }
    const stored = readFileSync(scenario, "utf8");
    for (const value of before.personal) {
      expect(readFileSync(recording, "utf8")).toContain(value);
      expect(stored).not.toContain(value);
      expect(after.texts).not.toContain(value);
    }
  } finally {
    await replayed.close();
  }
});

interface Screen {
  /** In their order. */
  readonly figures: readonly string[];
  readonly headings: readonly string[];
  readonly buttons: readonly string[];
}

/** Money, dates and numbers of orders; numbers of invoices are replaced, as those of people are. */
const figure = /[¥$]\s?[\d,.]+|\d{4}-\d{2}-\d{2}|\b\d{17}\b/g;

/** Opens the screens in a browser context of their own, recorded where a file is named. */
async function visit(
  browser: Browser,
  baseURL: string,
  { recording, mock }: { readonly recording?: string; readonly mock?: string },
) {
  const context = await browser.newContext({
    baseURL,
    ...(recording !== undefined && { recordHar: { path: recording, content: "embed" } }),
  });
  const page = await context.newPage();
  const site = createSite(page);
  if (mock !== undefined) await site.applyMock(mock);
  const screens: Partial<Record<string, Screen>> = {};
  let texts = "";
  for (const path of paths) {
    await site.openIn("zh-CN", 1440, path);
    await site.settle();
    await expect(site.main.locator('[role="status"][aria-label]')).toHaveCount(0);
    const text = await site.main.innerText();
    texts += text;
    screens[path] = {
      figures: text.match(figure) ?? [],
      headings: await site.main.getByRole("heading").allInnerTexts(),
      buttons: await site.main.getByRole("button").allInnerTexts(),
    };
  }
  const { data } = await (await page.request.get("/ommall/srvmall/webzhj/info")).json();
  // The recording is written when its context ends.
  await context.close();
  return { screens, texts, personal: [String(data.phone), String(data.contactName)] };
}
