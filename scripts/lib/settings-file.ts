import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSettings } from "../../src/platform/settings-parse";
import type { Settings } from "../../src/platform/settings-shape";

/**
 * Reads a settings file the way the website will.
 * @throws Error with one sentence: what is wrong, where, what to do.
 */
export function readSettingsFile(path: string): Settings {
  const name = basename(path);
  const parsed = parseSettings(readJson(path, name), name);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed.settings;
}

function readJson(path: string, name: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new Error(`${name} cannot be read at ${path}; create it, {} is enough.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${name} is not JSON (${error instanceof Error ? error.message : "unknown"}); mend it or put {} there.`,
    );
  }
}
