import { join } from "node:path";
import { createHttpBackend } from "../../mocks/http/server";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { formatProblem } from "../contracts/problem";
import type { JourneyFile } from "./journey-files";
import { lintJourneys } from "./lint-journeys";
import { startPageServer } from "./page-server";
import { type JourneyResult, runJourney } from "./run-journey";

interface JourneyRun {
  /** The back end; a mock one of its own when undefined. */
  readonly baseUrl: string | undefined;
  /** The project's root. */
  readonly root: string;
  /** Folder of what journeys share. */
  readonly home: string;
  /** Called with each journey in the order of the files. */
  onResult(result: JourneyResult): void;
}

/**
 * Checks journeys and runs them, two at a time: each has a world of its own.
 * @throws Error with the place of everything that is wrong with a journey's file
 */
export async function runJourneys(
  files: readonly JourneyFile[],
  { baseUrl, root, home, onResult }: JourneyRun,
): Promise<JourneyResult[]> {
  const problems = await lintJourneys(
    [...files.map(({ path }) => path), join(home, "shared-steps.yaml")],
    [join(home, "mock-controls.yaml"), join(home, "page.yaml")],
    root,
  );
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
  const page = await startPageServer(defaultSettings.signing);
  const mocks = baseUrl === undefined ? createHttpBackend() : null;
  try {
    const backEnd = baseUrl ?? (await mocks?.listen(0, "127.0.0.1")) ?? "";
    const results: JourneyResult[] = [];
    for (let first = 0; first < files.length; first += 2) {
      const pair = files.slice(first, first + 2);
      const runs = pair.map((file) => runJourney(file, { backEnd, page: page.address }, root));
      for (const result of await Promise.all(runs)) {
        onResult(result);
        results.push(result);
      }
    }
    return results;
  } finally {
    page.close();
    await mocks?.close();
  }
}
