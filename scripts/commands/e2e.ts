import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { Misuse, offerHelp, refuseTakenByNpm, run } from "../lib/command-line";
import { findChromium } from "../lib/find-chromium";

const root = join(import.meta.dirname, "../..");
const runner = join(root, "node_modules/@playwright/test/cli.js");

const command = {
  name: "npm run e2e",
  about:
    "Runs the tests in a real browser; all that Playwright's own command takes may follow, such as -g TEXT.",
  takes: "[files] [options of playwright test]",
} as const;
const options = {
  "browser-only": { type: "boolean", about: "fetches the browser where there is none, and runs no test" },
} as const;

/** What Playwright's command takes and people write most. */
const ofRunner = [
  ...["grep", "grep-invert", "list", "headed", "debug", "ui", "workers", "retries", "repeat-each"],
  ...["max-failures", "last-failed", "only-changed", "project", "reporter", "shard", "trace"],
];

await run(async () => {
  const args = process.argv.slice(2);
  offerHelp(command, options);
  refuseTakenByNpm(command, { ...options, ...Object.fromEntries(ofRunner.map((name) => [name, {}])) }, args);
  // Its short form is npm's own for something else.
  if (process.env["npm_config_global"] === "true")
    throw new Misuse(
      `${command.name}: npm took -g for itself; write ${command.name} -- -g TEXT, with -- before all options.`,
    );
  if (args.includes("--browser-only")) return void findChromium();
  refuseNothing(args);
  const chromium = findChromium();
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [runner, "test", ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, CHROMIUM_PATH: chromium },
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new Error("e2e: a test in the real browser failed.");
});

/**
 * Playwright builds and starts the site before it looks for tests, which takes a minute: what names none is refused before.
 * @throws Misuse
 */
function refuseNothing(args: readonly string[]): void {
  if (args.length === 0 || args.includes("--ui")) return;
  const { status, stderr, stdout } = spawnSync(process.execPath, [runner, "test", "--list", ...args], {
    cwd: root,
    encoding: "utf8",
  });
  if (status === 0) return;
  const printed = `${stderr}\n${stdout}`;
  if (/^Error: No tests found/m.test(printed))
    throw new Misuse(
      `${command.name}: no test fits ${args.join(" ")}; name files of tests/e2e, such as login, or with -g a part of a test's name.`,
    );
  const [, mistake] = /^error: (.+)$/m.exec(printed) ?? [];
  if (mistake !== undefined) throw new Misuse(`${command.name}: ${mistake}.`);
}
