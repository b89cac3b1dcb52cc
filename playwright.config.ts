import { defineConfig } from "@playwright/test";
import { site } from "./tests/e2e/support/site";

const chromium = process.env["CHROMIUM_PATH"];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/e2e",
  webServer: site,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    trace: "retain-on-failure",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Chromium refuses its sandbox to root.
      args: isRoot ? ["--no-sandbox"] : [],
    },
  },
});
