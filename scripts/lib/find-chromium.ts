import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The browser for the real-browser tests: CHROMIUM_PATH, then PATH, then Playwright's own. Where there is none it is
 * fetched: by Playwright, or as root on Debian and Ubuntu by the package manager, with a font that has Chinese.
 * @throws Error with one sentence when no browser can be had.
 */
export function findChromium(): string {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but nothing can be run there; correct it or unset it.`);
  }
  return installed() ?? fetched();
}

function installed(): string | null {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find(isExecutable) ?? null;
}

function fetched(): string {
  console.log("No Chromium found; fetching one.");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const options = { stdio: "inherit", env: environment } as const;
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"],
      options,
    );
    const browser = installed();
    if (browser) return browser;
  }
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, "../../node_modules/@playwright/test/cli.js"), "install", "chromium"],
    { stdio: "inherit" },
  );
  const browser = installed();
  if (browser) return browser;
  throw new Error(
    "The real-browser tests need Chromium: install one and put it on PATH or name it in CHROMIUM_PATH.",
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
