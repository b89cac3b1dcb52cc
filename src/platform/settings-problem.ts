/** Each completes the sentence "<name> must be …". */
const kinds = {
  text: "a text that is not empty",
  anyText: "a text",
  flag: "true or false",
  count: "a whole number, 0 or more",
  share: "a number from 0 to 1",
  month: 'a year and month such as "2026-06"',
  timeOfDay: 'a time of day such as "09:00"',
  amount: 'an amount in quotes such as "598" or "598.50"',
  origin: "an https address without a path (http only for localhost) or empty",
  link: "an https address or a path beginning with one /",
  linkOrEmpty: "an https address, a path beginning with one /, or empty",
  linkOrNull: "an https address, a path beginning with one /, or null",
  httpsOrEmpty: "an https address or empty",
  email: 'an e-mail address such as "support@example.com"',
  hostName: 'a host name in small letters such as "www.example.com"',
  hostPrefix: 'the beginning of a host name such as "dev"',
  currency: '"CNY" or "USD"',
  alias: "an alias of small letters, digits and dashes",
  padding: "16 or more plain letters, digits or signs",
  aesIv: "exactly 16 plain letters, digits or signs",
  hash: '"md5", "sha1" or "sha256"',
  list: "a list",
  object: "an object in braces",
} as const;

/** What a setting can be required to be. */
export type Kind = keyof typeof kinds;

/** Why an override does not fit; `describeProblem` makes a sentence of it. */
export interface SettingProblem {
  /** The dotted name of the setting; "" for the whole file. */
  readonly where: string;
  /** What it must be; where there is no such setting, the names of those there are. */
  readonly must: Kind | readonly string[];
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
  const { where, must, found } = problem;
  if (typeof must === "string")
    return `${source}: ${shortened(where) || "the whole file"} must be ${kinds[must]}, got ${describe(found)}`;
  return `${source}: ${shortened(where)} is not a setting; remove it or use one of ${must.join(", ")}`;
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
