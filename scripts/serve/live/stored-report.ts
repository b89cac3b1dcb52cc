import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const prefix = "hybrid-";
/** Older runs say nothing that newer ones do not. */
const maximumReports = 20;

/** The file of this run among those of earlier ones, of which the newest are left. */
export class StoredReport {
  readonly file: string;

  constructor(folder: string) {
    const started = new Date().toISOString().replaceAll(":", "-");
    this.file = join(folder, `${prefix}${started}-${process.pid}.json`);
    for (const name of namesIn(folder).slice(maximumReports - 1)) rmSync(join(folder, name), { force: true });
  }
}

/** Reports of hybrid runs, the newest first. */
function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder);
    return names
      .filter((name) => name.startsWith(prefix) && name.endsWith(".json"))
      .toSorted()
      .reverse();
  } catch {
    return [];
  }
}
