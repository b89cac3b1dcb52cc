import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isRecord } from "../../../mocks/kernel/contract-model";
import { Misuse, type Option, readBaseAddress } from "../../lib/command-line";
import { type NamedOperation, readLiveRules } from "./live-rules";

/** Which operations a real back end answers at first, and what is done about answers that break their contract. */
export interface LiveSettings {
  /** Address that paths are put behind. */
  readonly target: string;
  readonly live: ReadonlySet<string>;
  /** Whether a call that breaks its contract fails. */
  readonly isStrict: boolean;
}

/** Options of every command that serves the mock back end. */
export const liveOptions = {
  api: { type: "string", value: "URL", about: "a real back end, which answers what --live names" },
  live: {
    type: "string",
    multiple: true,
    value: "NAMES",
    about:
      "groups and operations that the real back end answers: account,mall.createOrder,!logToSink; all, none",
  },
  strict: { type: "boolean", about: "a live call that breaks its contract fails" },
} as const satisfies Readonly<Record<string, Option>>;

export interface LiveChoice {
  readonly api?: string | undefined;
  readonly live?: readonly string[] | undefined;
  readonly strict?: boolean | undefined;
}

/** Whether an option selects a real back end. */
export function isLiveRequested({ api, live, strict }: LiveChoice): boolean {
  return [api, live, strict].some((option) => option !== undefined);
}

/** The team's file, in the project's root. */
export const liveFile = "stockbook.live.yaml";

/**
 * Settings from options and from the team's file; options take precedence. Null where neither names a real back end.
 * @throws Misuse with one sentence for what cannot be used
 */
export function readLiveSettings(
  root: string,
  choice: LiveChoice,
  operations: readonly NamedOperation[],
): LiveSettings | null {
  const file = readFile(join(root, liveFile));
  const api = choice.api ?? file?.api;
  const fromOptions = choice.live !== undefined;
  const lists = choice.live ?? file?.live;
  if (api === undefined) {
    if (choice.live === undefined && choice.strict === undefined) return null;
    throw new Misuse(
      `--live and --strict are about a real back end: give its address with --api, or as api: in ${liveFile}.`,
    );
  }
  const where = fromOptions ? "--live" : liveFile;
  return {
    target: readBaseAddress(api, choice.api === undefined ? `${liveFile}: api` : "--api"),
    live: readLiveRules(lists ?? ["all"], operations, where),
    isStrict: choice.strict ?? file?.isStrict ?? false,
  };
}

/** Whether the team's file selects live operations. */
export function hasLiveFile(root: string): boolean {
  return existsSync(join(root, liveFile));
}

interface FileSettings {
  readonly api: string | undefined;
  readonly live: readonly string[] | undefined;
  readonly isStrict: boolean;
}

function readFile(path: string): FileSettings | null {
  if (!existsSync(path)) return null;
  const value = parseFile(path);
  if (!isRecord(value)) throw new Misuse(`${liveFile} is no list of settings; it has api, live and strict.`);
  const unknown = Object.keys(value).find((key) => !["api", "live", "strict"].includes(key));
  if (unknown !== undefined)
    throw new Misuse(`${liveFile}: "${unknown}" has no meaning; there are api, live and strict.`);
  const { api, live, strict = false } = value;
  const lists = live === undefined ? undefined : [live].flat();
  if (api !== undefined && typeof api !== "string") throw new Misuse(`${liveFile}: api is an address.`);
  if (lists && !lists.every((entry) => typeof entry === "string"))
    throw new Misuse(`${liveFile}: live is a list of groups and operations.`);
  if (typeof strict !== "boolean") throw new Misuse(`${liveFile}: strict is true or false.`);
  return { api, live: lists?.map(String), isStrict: strict };
}

function parseFile(path: string): unknown {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new Misuse(`${liveFile} cannot be read: ${reason.replace(/:$/, "")}.`);
  }
}
