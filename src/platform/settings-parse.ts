import { describeProblem } from "./settings-problem";
import type { Settings } from "./settings-shape";
import { checkSettings } from "./settings-table";

/** Either usable settings, or one sentence that states which entry is wrong, what it must be and what was found. */
export type ParsedSettings = { readonly settings: Settings } | { readonly problem: string };

/**
 * Lays a deployment's file over the defaults; any part may be left out. Never throws.
 * @param json the parsed file
 * @param source its name, with which a problem's sentence begins
 */
export function parseSettings(json: unknown, source: string): ParsedSettings {
  const checked = checkSettings(json);
  return "problem" in checked ? { problem: describeProblem(checked.problem, source) } : checked;
}
