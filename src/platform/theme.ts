import { matchesMedia, onMediaChange, prefersDarkQuery } from "./media-query";
import { setPageAttribute } from "./page";
import { onStorageChange, readStored, writeStored } from "./storage";
import type { ThemeChoice } from "./storage-keys";
import type { Store } from "./store";

/** How this device shows the pages: the colours chosen, the colours that follow, and large type with high contrast. */
export interface Appearance {
  readonly choice: ThemeChoice;
  readonly theme: "light" | "dark";
  readonly isCare: boolean;
}

/** The colours that follow from a choice and from what the system prefers. */
export function resolveTheme(choice: ThemeChoice, isSystemDark: boolean): Appearance["theme"] {
  if (choice === "system") return isSystemDark ? "dark" : "light";
  return choice;
}

const prerenderedAppearance: Appearance = { choice: "system", theme: "light", isCare: false };
const listeners = new Set<() => void>();
let current: Appearance | undefined;

/** The appearance of this device, for the switches that show it. */
export const appearanceStore: Store<Appearance> = {
  subscribe(listener) {
    const own = () => listener();
    listeners.add(own);
    return () => listeners.delete(own);
  },
  getSnapshot() {
    current ??= readAppearance();
    return current;
  },
  getServerSnapshot: () => prerenderedAppearance,
};

/** Stores the colours chosen on this device and applies them. */
export function setThemeChoice(choice: ThemeChoice): void {
  writeStored("theme", choice);
  applyAppearance();
}

/** Stores care mode on this device and applies it. */
export function setCareMode(isCare: boolean): void {
  writeStored("careMode", isCare);
  applyAppearance();
}

/**
 * Applies the stored appearance as `data-theme` and `data-care` on the html element, and follows the system and other
 * tabs until the returned function is called.
 */
export function startAppearance(): () => void {
  applyAppearance();
  const stops = [
    onMediaChange(prefersDarkQuery, applyAppearance),
    onStorageChange("theme", applyAppearance),
    onStorageChange("careMode", applyAppearance),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function applyAppearance(): void {
  const next = readAppearance();
  setPageAttribute("data-theme", next.theme);
  setPageAttribute("data-care", next.isCare ? "" : null);
  const before = current;
  current = next;
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(next)) return;
  for (const listener of [...listeners]) listener();
}

function readAppearance(): Appearance {
  const choice = readStored("theme") ?? "system";
  const theme = resolveTheme(choice, matchesMedia(prefersDarkQuery));
  return { choice, theme, isCare: readStored("careMode") ?? false };
}
