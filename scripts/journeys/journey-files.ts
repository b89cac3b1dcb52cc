import { readdirSync } from "node:fs";
import { join } from "node:path";

const ending = ".arazzo.yaml";

/** One journey: an Arazzo document with one workflow. */
export interface JourneyFile {
  /** `free-trial`. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
}

/** The journeys of a folder, by name. */
export function journeyFiles(folder: string): JourneyFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ name: file.slice(0, -ending.length), path: join(folder, file) }));
}
