import { relative } from "node:path";
import type { CallRouter } from "../../../mocks/http/call-router";
import type { CorsOption } from "../../../mocks/kernel/kernel-shape";
import { Misuse } from "../../lib/command-line";
import { counted } from "../../lib/counted";
import { RecordingProblem } from "./har-file";
import { ReplayRouter } from "./replay-router";
import { type RecordedScenario, readScenario, ScenarioProblem, writeScenario } from "./scenario";
import type { RecordedChoice } from "./scenario-options";

export interface OpenScenario {
  readonly router: CallRouter;
  /** The selection of new worlds, unless another is chosen: their clock is the recording's. */
  readonly mock: string;
  /** One phrase for the line that names the server's address. */
  readonly description: string;
}

/**
 * Opens a scenario's file.
 * @throws Misuse with one sentence for what cannot be used
 */
function openScenario(command: string, file: string, cors?: CorsOption): OpenScenario {
  return withUsageError(command, "--scenario", () => {
    const scenario = readScenario(file);
    return serveScenario(scenario, relative(process.cwd(), file), cors);
  });
}

/**
 * What a command's worlds begin with: a scenario, or recordings that are made one; null for neither.
 * @throws Misuse with one sentence for what cannot be used
 */
export async function openRecorded(
  command: string,
  { scenario, import: files }: RecordedChoice,
  { root, seed = 1, cors }: { readonly root: string; readonly seed?: number; readonly cors?: CorsOption },
): Promise<OpenScenario | null> {
  if (scenario !== undefined) return openScenario(command, scenario, cors);
  if (!files) return null;
  const imported = await importScenario(command, files, { root, seed, save: undefined });
  console.log(`Imported ${imported.summary}.`);
  return serveScenario(imported.scenario, files.join(", "), cors);
}

export function serveScenario(scenario: RecordedScenario, name: string, cors?: CorsOption): OpenScenario {
  const { recordedAt, reads } = scenario;
  return {
    router: new ReplayRouter(scenario, cors),
    mock: recordedAt === null ? "" : `clock:${recordedAt}`,
    description: `${counted(reads.length, "recorded answer")} of ${name}`,
  };
}

/**
 * Makes a scenario of recordings, and saves it where a file is named.
 * @throws Misuse with one sentence for what cannot be used
 */
export async function importScenario(
  command: string,
  files: readonly string[],
  options: { readonly root: string; readonly seed: number; readonly save: string | undefined },
): Promise<{ readonly scenario: RecordedScenario; readonly summary: string }> {
  // Every contract comes with it.
  const { importRecordings } = await import("./import-recordings");
  return withUsageError(command, "--import", () => {
    const imported = importRecordings(files, { ...options, log: console.log });
    if (options.save !== undefined) writeScenario(options.save, imported.scenario);
    return imported;
  });
}

function withUsageError<Result>(command: string, option: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RecordingProblem || error instanceof ScenarioProblem)
      throw new Misuse(`${command}: ${option}: ${error.message}`);
    throw error;
  }
}
