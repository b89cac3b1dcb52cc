import { defineConfig } from "@playwright/test";
import { chromiumArguments } from "./scripts/lib/chromium-arguments";
import { site } from "./tests/e2e/support/site";

const chromium = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "tests/e2e",
  webServer: site,
  fullyParallel: true,
  // One more than CI has cores: while a page waits for an animation or an answer, another one uses the core.
  workers: 3,
  // What fails once has failed: it runs again only to be recorded, as recording every run takes a third longer.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  // A page with 10 000 rows takes a second on a quiet machine; on a busy one it must not fail for that.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    // Tests that answer requests themselves would not see those a worker answers first; tests of workers allow them.
    serviceWorkers: "block",
    trace: "on-first-retry",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [...chromiumArguments],
    },
  },
});
