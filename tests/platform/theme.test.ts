// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStored, writeStored } from "../../src/platform/storage";
import {
  appearanceStore,
  resolveTheme,
  setCareMode,
  setThemeChoice,
  startAppearance,
} from "../../src/platform/theme";

let isSystemDark = false;
let systemChanged = () => {};
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  isSystemDark = false;
  const media = window.matchMedia("all");
  vi.spyOn(media, "matches", "get").mockImplementation(() => isSystemDark);
  vi.spyOn(window, "matchMedia").mockReturnValue(media);
  systemChanged = () => media.dispatchEvent(new Event("change"));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["system", true, "dark"],
  ["system", false, "light"],
] as const)("the choice %s with a dark system %s shows %s", (choice, isDark, theme) => {
  expect(resolveTheme(choice, isDark)).toBe(theme);
});

test("the remembered colours and care mode are shown at start", () => {
  writeStored("theme", "dark");
  writeStored("careMode", true);
  const stop = startAppearance();
  expect([root.getAttribute("data-theme"), root.hasAttribute("data-care")]).toEqual(["dark", true]);
  stop();
});

test("a choice is stored, shown and notified to its listeners once", () => {
  const stop = startAppearance();
  const listener = vi.fn();
  const unsubscribe = appearanceStore.subscribe(listener);
  setThemeChoice("dark");
  setThemeChoice("dark");
  setCareMode(true);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(appearanceStore.getSnapshot()).toEqual({ choice: "dark", theme: "dark", isCare: true });
  expect([readStored("theme"), readStored("careMode")]).toEqual(["dark", true]);
  setCareMode(false);
  expect(root.hasAttribute("data-care")).toBe(false);
  unsubscribe();
  stop();
});

test("without a choice the page follows the system, and stops following when stopped", () => {
  const stop = startAppearance();
  expect(root.getAttribute("data-theme")).toBe("light");
  isSystemDark = true;
  systemChanged();
  expect(root.getAttribute("data-theme")).toBe("dark");
  stop();
  isSystemDark = false;
  systemChanged();
  expect(root.getAttribute("data-theme")).toBe("dark");
});

test("a choice made in another tab is shown here", () => {
  const stop = startAppearance();
  localStorage.setItem("theme", '"dark"');
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(root.getAttribute("data-theme")).toBe("dark");
  stop();
});
