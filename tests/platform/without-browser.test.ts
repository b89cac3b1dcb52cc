import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { assignAddress, currentPath, currentQuery } from "../../src/platform/address";
import { copyText } from "../../src/platform/clipboard";
import { currentLocale, setCurrentLocale, switchLocale } from "../../src/platform/current-locale";
import { currentEnvironment, currentVariant } from "../../src/platform/environment";
import { onEscape } from "../../src/platform/keyboard";
import { matchesMedia, onMediaChange } from "../../src/platform/media-query";
import { isOnline, onNetworkChange } from "../../src/platform/network";
import { focusBySelector, printPage, scrollToTop } from "../../src/platform/page";
import { loadSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { onStorageChange } from "../../src/platform/storage";
import { appearanceStore, startAppearance } from "../../src/platform/theme";

test("every module of the room can be imported where there is no browser", async () => {
  expect(typeof window).toBe("undefined");
  const names = readdirSync("src/platform").filter((name) => name.endsWith(".ts"));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) await import(`../../src/platform/${name.slice(0, -3)}.ts`);
});

test("reading gives what prerendering needs", async () => {
  expect([currentPath(), currentQuery()]).toEqual(["/", ""]);
  expect([currentVariant(), currentEnvironment(), currentLocale()]).toEqual(["china", "www", "zh-CN"]);
  expect([isOnline(), matchesMedia("all")]).toEqual([true, false]);
  expect(appearanceStore.getSnapshot()).toEqual(appearanceStore.getServerSnapshot());
  expect(await loadSettings()).toEqual({ settings: defaultSettings });
});

test("acting does nothing and throws nothing", async () => {
  scrollToTop();
  printPage();
  switchLocale("zh-CN");
  expect([assignAddress("/"), focusBySelector("h1"), await copyText("x")]).toEqual([false, false, false]);
  for (const stop of [
    startAppearance(),
    onEscape(() => {}),
    onNetworkChange(() => {}),
    onMediaChange("all", () => {}),
    onStorageChange("theme", () => {}),
  ]) {
    stop();
  }
});

test("the prerendering script sets the language page by page", () => {
  setCurrentLocale("zh-TW");
  expect(currentLocale()).toBe("zh-TW");
  setCurrentLocale("en-US");
  expect(currentLocale()).toBe("en-US");
});
