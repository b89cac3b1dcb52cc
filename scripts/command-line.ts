import { parseArgs } from "node:util";

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

/** A mistake of the person at the command line: shown as one sentence, exit code 2. */
export class Misuse extends Error {}

/** Options of a command, or `Misuse` with one sentence that names the wrong one and those that exist. */
export function readOptions<const O extends Options>(
  options: O,
  command: string,
  args: string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    // Node explains at length; its first sentence says what is wrong.
    const said = error instanceof Error ? (error.message.split(/\. |\.?\n/)[0] ?? "") : String(error);
    throw new Misuse(`${command}: ${said}. It knows ${flags.length > 0 ? flags.join(", ") : "no options"}.`);
  }
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

/** Runs a command; a failure ends it with its sentence alone, misuse with exit code 2, anything else with 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  // Who wanted only the head of the output has closed it: the work goes on, as it may have to be cleaned up after.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof Misuse ? 2 : 1;
  }
}
