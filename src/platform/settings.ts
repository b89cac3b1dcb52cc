import { browserWindow } from "./browser";
import { defaultSettings } from "./settings-defaults";
import type { ParsedSettings } from "./settings-parse";
import type { Settings } from "./settings-shape";
import { checkSettings } from "./settings-table";

export type { Settings } from "./settings-shape";

const fileName = "settings.json";
let current: Settings = defaultSettings;
let loading: Promise<ParsedSettings> | undefined;

/** The settings in force: the defaults until `loadSettings` or `setSettings` has put others in their place. */
export function settings(): Settings {
  return current;
}

/** Puts settings in force: at start, in the prerendering script and in tests. */
export function setSettings(next: Settings): void {
  current = next;
}

/**
 * Reads `/settings.json` once and puts it in force; later calls share the first answer. A missing file means
 * the defaults. A file that cannot be read or is wrong leaves the defaults in force and reports the reason: a typing
 * mistake in it must not take the whole site down. Without a browser nothing is read.
 */
export function loadSettings(): Promise<ParsedSettings> {
  loading ??= readSettings().then((parsed) => {
    if ("settings" in parsed) setSettings(parsed.settings);
    return parsed;
  });
  return loading;
}

async function readSettings(): Promise<ParsedSettings> {
  if (browserWindow() === undefined) return { settings: current };
  try {
    const response = await fetch(`/${fileName}`, { cache: "no-cache" });
    if (response.status === 404) return { settings: current };
    if (!response.ok) return { problem: unreadable(`the server answered ${response.status}`) };
    const json: unknown = await response.json();
    const checked = checkSettings(json);
    if ("settings" in checked) return checked;
    const { describeProblem } = await import("./settings-problem");
    return { problem: describeProblem(checked.problem, fileName) };
  } catch (error) {
    const isBadJson = error instanceof SyntaxError;
    return { problem: unreadable(isBadJson ? "it is not valid JSON" : "the server could not be reached") };
  }
}

function unreadable(reason: string): string {
  return `${fileName}: cannot be read because ${reason}; correct the file or remove it to use the defaults`;
}
