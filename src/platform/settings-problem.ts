import { defaultSettings } from "./settings-defaults";

/** What each setting must be, by its name or a part of it; completes the sentence "<name> must be …". */
const requirements: readonly (readonly [name: RegExp, must: string])[] = [
  [/\.(zh-CN|zh-TW|en-US|phone|phoneSecretWord)$/, "a text that is not empty"],
  [/(^|\.)(recordText|chatWidgetId)$/, "a text"],
  [/^(localePrefixes|serviceWorker)$/, "true or false"],
  [/\.(merchants|industries|regions)$/, "a whole number, 0 or more"],
  [/\.renewalRate$/, "a number from 0 to 1"],
  [/\.asOf$/, 'a year and month such as "2026-06"'],
  [/\.(opens|closes)$/, 'a time of day such as "09:00"'],
  [/\.currency$/, '"CNY" or "USD"'],
  [/^prices\..*\.(standard|professional|store|user)$/, 'an amount in quotes such as "598" or "598.50"'],
  [/^hosts\./, "an https address without a path (http only for localhost) or empty"],
  [/\.externalMall$/, "an https address, a path beginning with one /, or null"],
  [/^links\.apps\./, "an https address, a path beginning with one /, or empty"],
  [/^links\.(globalEdition|help)\./, "an https address or a path beginning with one /"],
  [/(^|\.)(messengerAuthorisation|siteOrigin|dsn)$/, "an https address or empty"],
  [/\.email$/, 'an e-mail address such as "support@example.com"'],
  [/^hostNames\.environmentPrefixes\./, 'the beginning of a host name such as "dev"'],
  [/^(hostNames\.global|errorReporting\.hosts)/, 'a host name in small letters such as "www.example.com"'],
  [/^productAlias$/, "an alias of small letters, digits and dashes"],
  [/\.passwordPadding$/, "16 or more plain letters, digits or signs"],
  [/\.aesIv$/, "exactly 16 plain letters, digits or signs"],
  [/\.hashAlgorithm$/, '"md5", "sha1" or "sha256"'],
];

/** Why an override does not fit; `describeProblem` makes a sentence of it. */
export interface SettingProblem {
  /** The dotted name of the setting, with the place in a list; "" for the whole file. */
  readonly where: string;
  /** Where there is no such setting, the names of those there are. */
  readonly known?: readonly string[];
  readonly found: unknown;
}

/** Why the file is not in force: an entry that is wrong, the status it was refused with, or why nothing could be read. */
export type FileProblem = SettingProblem | number | "json" | "network";

/**
 * One sentence that states why a file cannot be read, or which entry of it is wrong, what it must be and what was found.
 * Fetched only where there is something to say: every page loads the checks.
 */
export function describeProblem(problem: FileProblem, source: string): string {
  if (typeof problem !== "object")
    return `${source}: cannot be read because ${reasonOf(problem)}; correct the file or remove it to use the defaults`;
  const { where, known, found } = problem;
  if (known !== undefined)
    return `${source}: ${shortened(where)} is not a setting; remove it or use one of ${known.join(", ")}`;
  return `${source}: ${where || "the whole file"} must be ${requirementOf(where)}, got ${describe(found)}`;
}

/** A group is an object and a list a list, whatever must be in them. */
function requirementOf(where: string): string {
  const value = defaultAt(where);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object in braces";
  return requirements.find(([name]) => name.test(where))?.[1] ?? "something else";
}

/** The default of a setting; undefined for a place in a list. */
function defaultAt(where: string): unknown {
  if (where.endsWith("]")) return undefined;
  const names = where === "" ? [] : where.split(".");
  return names.reduce<unknown>(
    (group, name) => (typeof group === "object" && group !== null ? Reflect.get(group, name) : undefined),
    defaultSettings,
  );
}

function reasonOf(problem: number | "json" | "network"): string {
  if (typeof problem === "number") return `the server answered ${problem}`;
  return problem === "json" ? "it is not valid JSON" : "the server could not be reached";
}

/** A name in quotes may be of any length. */
function shortened(where: string): string {
  return where.replace(/"(?:[^"\\]|\\.)*"$/, (name) => quote(JSON.parse(name)));
}

function describe(candidate: unknown): string {
  if (typeof candidate === "string") return quote(candidate);
  if (Array.isArray(candidate)) return "a list";
  if (typeof candidate === "object" && candidate !== null) return "an object";
  return String(candidate);
}

function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
