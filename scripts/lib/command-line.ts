import { parseArgs } from "node:util";

type Known = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>[string];

/** An option for parsing and for `--help`. */
export type Option = Known & {
  about: string;
  /** Placeholder of its value in the help; `VALUE` when absent. */
  value?: string;
  /** What it means without a value. */
  bare?: string;
};

/** A command as people start it, and what it is for. */
export interface Command {
  name: string;
  about: string;
  /** What it takes that is no option: `OLD NEW`. */
  takes?: string;
}

/** A mistake of the person at the command line: shown as one sentence, exit code 2. */
export class Misuse extends Error {}

/** Somebody asked what a command does: the text is shown, and nothing else happens. */
export class Help extends Error {}

/** Options of a command, or `Misuse` with one sentence that names the wrong one and those that exist. */
export function readOptions<const O extends Readonly<Record<string, Option>>>(
  options: O,
  command: Command,
  args: string[] = process.argv.slice(2),
) {
  offerHelp(command, options, args);
  refuseTakenByNpm(command, options, args);
  try {
    return parseArgs({ args: fillBare(options, args), options, strict: true, allowPositionals: false })
      .values;
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    // Node explains at length; its first sentence is enough.
    const message = (error instanceof Error ? (error.message.split(/\. |\.?\n/)[0] ?? "") : String(error))
      // Another option stands where the value should.
      .replace(/argument is ambiguous$/, "has no value");
    throw new Misuse(
      `${command.name}: ${message}. It knows ${flags.length > 0 ? flags.join(", ") : "no options"}.`,
    );
  }
}

/** npm has settings of these names, which a machine may have for its own reasons. */
const settingsOfNpm: ReadonlySet<string> = new Set(["include", "only", "save"]);

/**
 * Refuses options that were written without `--` before them: npm takes these for its own settings, and the command would
 * do without, such as without `--read-only`.
 * @throws Misuse with the first of them
 */
export function refuseTakenByNpm(
  { name }: Command,
  options: Readonly<Record<string, unknown>>,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const isTaken = (option: string) => (environment[`npm_config_${option.replaceAll("-", "_")}`] ?? "") !== "";
  const isGiven = (option: string) => args.some((arg) => arg.split("=")[0] === `--${option}`);
  const taken = Object.keys(options).find(
    (option) => !settingsOfNpm.has(option) && isTaken(option) && !isGiven(option),
  );
  if (taken !== undefined)
    throw new Misuse(
      `${name}: npm took --${taken} for itself; write ${name} -- --${taken}, with -- before all options.`,
    );
}

/** Writes the value behind each option that stands without one and may. */
function fillBare(options: Readonly<Record<string, Option>>, args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const bare = arg.startsWith("--") ? options[arg.slice(2)]?.bare : undefined;
    const next = args[index + 1];
    return bare !== undefined && (next === undefined || next.startsWith("-")) ? `${arg}=${bare}` : arg;
  });
}

/**
 * Prints a command's help where `--help` is among its arguments.
 * @throws Help with the text
 */
export function offerHelp(
  { name, about, takes }: Command,
  options: Readonly<Record<string, Option>> = {},
  args: readonly string[] = process.argv.slice(2),
): void {
  if (!args.includes("--help") && !args.includes("-h")) return;
  const rows = Object.entries(options).map(
    ([option, { type, value = "VALUE", about: message, multiple }]) => [
      `--${option}${type === "string" ? ` ${value}` : ""}`,
      multiple ? `${message}; may be repeated` : message,
    ],
  );
  rows.push(["--help", "shows this"]);
  const width = Math.max(...rows.map(([flag = ""]) => flag.length));
  const lines = rows.map(([flag = "", message]) => `  ${flag.padEnd(width)}  ${message}`);
  throw new Help(`${name} -- ${takes ?? "[options]"}\n${about}\n\n${lines.join("\n")}`);
}

/**
 * Refuses options that exclude each other when they are given together.
 * @param given by their names, whether each is given
 * @throws Misuse where more than one is
 */
export function refuseTogether(command: string, given: Readonly<Record<string, boolean>>): void {
  const names = Object.keys(given).filter((name) => given[name]);
  if (names.length > 1) throw new Misuse(`${command}: ${names.join(" and ")} exclude each other; give one.`);
}

/** A port number from an option or the environment. */
export function readPort(value: string | undefined, fallback: number, name: string): number {
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  // Digits only: Number would also take "1e3" and a lone blank.
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new Misuse(`${name} must be a whole number from 0 to 65535, got "${value}".`);
  }
  return port;
}

/** Reads the address of a server; the text names it in the sentence about a wrong one. */
export function readWebAddress(text: string, name: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol))
    throw new Misuse(
      `${name} must be an http or https address such as https://api.example.com, got "${text}".`,
    );
  return url;
}

/**
 * Reads the address that paths are put behind: a web address without anything after its own path, nor a slash at
 * its end.
 */
export function readBaseAddress(text: string, name: string): string {
  const { search, hash } = readWebAddress(text, name);
  if (search !== "" || hash !== "")
    throw new Misuse(`${name} takes an address without ? and #, got "${text}".`);
  return text.replace(/\/+$/, "");
}

/** Runs a command; a failure ends it with its sentence alone, misuse with exit code 2, anything else with 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  // The reader of the output has closed the pipe: the work continues, as a cleanup may have to follow.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    await command();
  } catch (error) {
    if (error instanceof Help) {
      console.log(error.message);
      return;
    }
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof Misuse ? 2 : 1;
  }
}
