import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ReadReport, type ReportContent, readReport } from "./report-shape";

/** A report with the file it stands in and when its run ended. */
export interface Report {
  readonly name: string;
  readonly finished: Date;
  readonly content: ReportContent;
}

export interface ReportFolder {
  /** The oldest first. */
  readonly reports: readonly Report[];
  /** One sentence for each file that is no report. */
  readonly problems: readonly string[];
  /** Changes whenever a file does. */
  readonly version: string;
}

/**
 * Reads every JSON file of a folder; one that is no report hides none of the others. A folder that is not there is an
 * empty one.
 */
export function readReportFolder(folder: string): ReportFolder {
  const files = filesOf(folder);
  const reports: Report[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const read = readFile(join(folder, file.name), file.name);
    if ("problem" in read) {
      problems.push(read.problem);
      continue;
    }
    const { finished } = read.content.summary;
    reports.push({
      name: file.name,
      finished: finished === undefined ? file.changed : new Date(finished),
      content: read.content,
    });
  }
  reports.sort((left, right) => left.finished.getTime() - right.finished.getTime());
  return { reports, problems, version: versionOf(files) };
}

/** What `readReportFolder` would return as version, without reading the files. */
export function folderVersion(folder: string): string {
  return versionOf(filesOf(folder));
}

interface ReportFile {
  readonly name: string;
  readonly changed: Date;
  readonly size: number;
}

function filesOf(folder: string): ReportFile[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .flatMap((name) => {
      // One that was removed meanwhile is gone.
      const facts = statSync(join(folder, name), { throwIfNoEntry: false });
      return facts?.isFile() ? [{ name, changed: facts.mtime, size: facts.size }] : [];
    });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function versionOf(files: readonly ReportFile[]): string {
  return files.map(({ name, changed, size }) => `${name} ${changed.getTime()} ${size}`).join("\n");
}

function readFile(path: string, name: string): ReadReport {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return { problem: `${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.` };
  }
  return readReport(text, name);
}
