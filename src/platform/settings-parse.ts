import { defaultSettings } from "./settings-defaults";
import type { Settings } from "./settings-shape";
import { settingsTable } from "./settings-table";

/** Either usable settings, or one sentence that states which entry is wrong, what it must be and what was found. */
export type ParsedSettings = { readonly settings: Settings } | { readonly problem: string };

/**
 * Lays a deployment's file over the defaults; any part may be left out. Never throws.
 * @param json the parsed file
 * @param source its name, with which a problem's sentence begins
 */
export function parseSettings(json: unknown, source: string): ParsedSettings {
  const problems: string[] = [];
  const parsed = settingsTable(json, defaultSettings, "", problems);
  const [problem] = problems;
  return problem === undefined ? { settings: parsed } : { problem: `${source}: ${problem}` };
}
