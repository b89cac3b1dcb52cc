import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readSource } from "../document/source";
import { isObject } from "../lib/json";
import { CheckProblem } from "../lib/problem";

/** The contents of a configuration file, as options of the command line. */
export interface Configuration {
  contracts: string[];
  baseUrl?: string;
  include: string[];
  exclude: string[];
  keep: string[];
  reports: string[];
  profile?: string;
  seed?: string;
  rate?: string;
  timeout?: string;
  maxTime?: string;
  concurrency?: string;
  baseline?: string;
  strict?: string;
  isReadOnly?: boolean;
  /** Files that hold users and silenced findings: the configuration file itself. */
  credentials?: string;
  silence?: string;
}

export const defaultFileName = "contract-check.yaml";

const lists = ["contracts", "include", "exclude", "keep", "reports"] as const;
const texts = [
  "baseUrl",
  "profile",
  "seed",
  "rate",
  "timeout",
  "maxTime",
  "concurrency",
  "baseline",
  "strict",
] as const;
const others = ["readOnly", "users", "headers", "silence"] as const;
/** All that a configuration file may hold. */
export const configurationKeys: readonly string[] = [...lists, ...texts, ...others];

/** YAML 1.2 reads `yes` and `no` as texts. */
const switches: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ["yes", true],
  [false, false],
  ["no", false],
]);

/**
 * Reads a configuration file; without a name the one in the current folder, where there is one. File names in it are
 * relative to it.
 * @throws CheckProblem with file and line
 */
export function readConfiguration(name: string | undefined): Configuration {
  const empty: Configuration = { contracts: [], include: [], exclude: [], keep: [], reports: [] };
  if (name === undefined && !existsSync(defaultFileName)) return empty;
  const path = resolve(name ?? defaultFileName);
  const source = readSource(path, "The configuration file");
  if (!isObject(source.value)) throw new CheckProblem(`${path}:1 is no mapping.`);
  const values = source.value;
  const wrong = (key: string, message: string) =>
    new CheckProblem(`${path}:${source.lineOf(`/${key}`)} ${key} ${message}.`);
  for (const key of Object.keys(values))
    if (!configurationKeys.includes(key))
      throw wrong(key, `is not known; there are ${configurationKeys.join(", ")}`);
  const found: Configuration = empty;
  for (const key of lists) {
    const value = values[key];
    if (value === undefined) continue;
    const all: unknown[] = Array.isArray(value) ? value : [value];
    if (!all.every((one) => typeof one === "string" || typeof one === "number"))
      throw wrong(key, "is a list of texts");
    found[key] = all.map(String);
  }
  for (const key of texts) {
    const value = values[key];
    if (value === undefined) continue;
    if (typeof value === "object") throw wrong(key, "is a single value");
    // YAML reads a bare `no` as a text or as false, by its version.
    found[key] = value === false ? "no" : value === true ? "yes" : String(value);
  }
  if (values["readOnly"] !== undefined) {
    const isReadOnly = switches.get(values["readOnly"]);
    // What is read as "no" by mistake would change a server that others use.
    if (isReadOnly === undefined) throw wrong("readOnly", "is true or false");
    found.isReadOnly = isReadOnly;
  }
  if (values["users"] !== undefined || values["headers"] !== undefined) found.credentials = path;
  if (values["silence"] !== undefined) found.silence = path;
  const near = (file: string): string => resolve(dirname(path), file);
  found.contracts = found.contracts.map(near);
  if (found.baseline !== undefined) found.baseline = near(found.baseline);
  found.reports = found.reports.map((one) =>
    one.replace(/^(\w+)=(?!-$)(.*)$/, (_, kind, file) => `${kind}=${near(file)}`),
  );
  return found;
}
