import { statSync } from "node:fs";
import { resolve } from "node:path";
import { Misuse, type Option } from "../../lib/command-line";

/** Where reports are looked for when nothing else is given, from the project's root. Hybrid runs write there. */
export const reportFolder = ".cache/contract-reports";

/** Option of every command that shows what reports have of operations. */
export const reportsOption = {
  type: "string",
  value: "DIR",
  about: `JSON reports of contract-check, contract-proxy and hybrid runs; ${reportFolder} when absent`,
} as const satisfies Option;

/**
 * The folder of reports. One that was named and is not there is a mistake; the usual one may be missing.
 * @throws Misuse
 */
export function readReportOption(folder: string | undefined): string {
  if (folder === undefined) return reportFolder;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Misuse(`--reports must be a folder of JSON reports, and "${folder}" is none.`);
  return resolve(folder);
}
