import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Commands that start Chromium, the preferred first: its headless shell has the same engine without the windows, menus
 * and extensions that a browser without a screen draws for nobody, a tenth of the processor's work.
 */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
/** Packages of Debian and Ubuntu with one of these commands; older releases have no headless shell. */
const packages = ["chromium-headless-shell", "chromium"];

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
    for (const name of packages) {
      const wanted = [name, "fonts-noto-cjk"];
      spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...wanted], options);
      const browser = installed();
      if (browser) return browser;
    }
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
