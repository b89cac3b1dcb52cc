import { browserWindow } from "./browser";
import { defaultSettings } from "./settings-defaults";
import type { ParsedSettings } from "./settings-parse";
import type { FileProblem } from "./settings-problem";
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
    if (!response.ok) return await described(response.status);
    const checked = checkSettings(await response.json());
    return "settings" in checked ? checked : await described(checked.problem);
  } catch (error) {
    return await described(error instanceof SyntaxError ? "json" : "network");
  }
}

/** What is wrong in one sentence, whose words most pages do without. */
async function described(problem: FileProblem): Promise<ParsedSettings> {
  const describe = await import("./settings-problem").then(
    (module) => module.describeProblem,
    () => () => fileName,
  );
  return { problem: describe(problem, fileName) };
}
