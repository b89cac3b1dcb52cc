import { spawn } from "node:child_process";
import { join } from "node:path";
import { offerHelp, run } from "../lib/command-line";
import { findChromium } from "../lib/find-chromium";

const root = join(import.meta.dirname, "../..");

const options = {
  "browser-only": { type: "boolean", about: "fetches the browser where there is none, and runs no test" },
} as const;

await run(async () => {
  offerHelp(
    {
      name: "npm run e2e",
      about:
        "Runs the tests in a real browser; all that Playwright's own command takes may follow, such as -g TEXT.",
      takes: "[files] [options of playwright test]",
    },
    options,
  );
  const chromium = findChromium();
  if (process.argv.includes("--browser-only")) return;
  const code = await new Promise<number>((resolve) => {
    const child = spawn(
      process.execPath,
      [join(root, "node_modules/@playwright/test/cli.js"), "test", ...process.argv.slice(2)],
      {
        cwd: root,
        stdio: "inherit",
        env: { ...process.env, CHROMIUM_PATH: chromium },
      },
    );
    child.on("close", (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new Error("e2e: a test in the real browser failed.");
});
