import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isRecord } from "../../../mocks/kernel/contract-model";
import { Misuse } from "../../lib/command-line";
import { type NamedOperation, operationsNamed } from "./live-rules";
import type { LiveSettings } from "./live-settings";

/** Who answers an operation: the mock back end, the real one, or nobody. */
export const modes = ["mock", "live", "off"] as const;
export type Mode = (typeof modes)[number];

interface WorldSwitches {
  readonly modes: Readonly<Record<string, Mode>>;
  /** Null where it is as the command was started. */
  readonly isStrict: boolean | null;
}

const untouched: WorldSwitches = { modes: {}, isStrict: null };
/** Worlds whose switches are stored; the oldest are forgotten. */
const worldLimit = 200;

/** Where each operation goes, for each visitor's world, stored in a file across reloads and restarts. */
export class Switches {
  readonly #file: string;
  readonly #start: LiveSettings;
  readonly #operations: readonly NamedOperation[];
  readonly #worlds: Map<string, WorldSwitches>;

  constructor(file: string, start: LiveSettings, operations: readonly NamedOperation[]) {
    this.#file = file;
    this.#start = start;
    this.#operations = operations;
    this.#worlds = load(file);
  }

  modeOf(world: string, operationId: string): Mode {
    return this.#worlds.get(world)?.modes[operationId] ?? this.#startOf(operationId);
  }

  isStrict(world: string): boolean {
    return this.#worlds.get(world)?.isStrict ?? this.#start.isStrict;
  }

  /** Every operation's mode. */
  all(world: string): Record<string, Mode> {
    return Object.fromEntries(
      this.#operations.map(({ operationId }) => [operationId, this.modeOf(world, operationId)]),
    );
  }

  /**
   * Reads `mall=mock,createOrder=live` and switches all of it or nothing.
   * @throws Misuse for a part that names nothing
   */
  change(world: string, text: string): void {
    const changed = { ...this.#of(world).modes };
    for (const part of text.split(",")) {
      const [name = "", value] = part.trim().split("=");
      const mode = modes.find((one) => one === value);
      if (!mode)
        throw new Misuse(`"${part.trim()}" switches nothing; write createOrder=live, =mock or =off.`);
      for (const operationId of operationsNamed(name, this.#operations, "The switch")) {
        if (mode === this.#startOf(operationId)) delete changed[operationId];
        else changed[operationId] = mode;
      }
    }
    this.#store(world, { ...this.#of(world), modes: changed });
  }

  setStrict(world: string, isStrict: boolean): void {
    this.#store(world, { ...this.#of(world), isStrict });
  }

  /** Puts everything back to how the command was started. */
  reset(world: string): void {
    this.#store(world, untouched);
  }

  #startOf(operationId: string): Mode {
    return this.#start.live.has(operationId) ? "live" : "mock";
  }

  #of(world: string): WorldSwitches {
    return this.#worlds.get(world) ?? untouched;
  }

  #store(world: string, switches: WorldSwitches): void {
    this.#worlds.delete(world);
    if (switches !== untouched) this.#worlds.set(world, switches);
    const [oldest] = this.#worlds.keys();
    if (oldest !== undefined && this.#worlds.size > worldLimit) this.#worlds.delete(oldest);
    mkdirSync(dirname(this.#file), { recursive: true });
    // Renamed into place: a process that is stopped meanwhile leaves the old file whole.
    writeFileSync(`${this.#file}.new`, JSON.stringify(Object.fromEntries(this.#worlds)));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** A file that is missing or damaged is an empty one: switches are quickly set again. */
function load(file: string): Map<string, WorldSwitches> {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
    return new Map(
      Object.entries(isRecord(stored) ? stored : {}).map(([world, value]) => [world, read(value)]),
    );
  } catch {
    return new Map();
  }
}

function read(value: unknown): WorldSwitches {
  const fields = isRecord(value) ? value : {};
  const stored = isRecord(fields["modes"]) ? fields["modes"] : {};
  const known = Object.entries(stored).flatMap(([operationId, text]) => {
    const mode = modes.find((one) => one === text);
    return mode ? [[operationId, mode] as const] : [];
  });
  const { isStrict } = fields;
  return { modes: Object.fromEntries(known), isStrict: typeof isStrict === "boolean" ? isStrict : null };
}
