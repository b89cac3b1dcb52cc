import { join, resolve } from "node:path";
import { createHttpBackend } from "../../mocks/http/server";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { formatProblem } from "../contracts/problem";
import { type JourneyFile, journeyFiles } from "../journeys/journey-files";
import { lintJourneys } from "../journeys/lint-journeys";
import { startPageServer } from "../journeys/page-server";
import { type JourneyResult, runJourney } from "../journeys/run-journey";
import { Misuse, readBaseAddress, readOptions, run } from "../lib/command-line";

const command = "npm run journeys";
const root = join(import.meta.dirname, "../..");
const home = join(root, "contracts/journeys");

await run(async () => {
  const options = readOptions(
    {
      "base-url": {
        type: "string",
        value: "URL",
        about: "the back end; a mock one of its own when absent",
      },
      journey: { type: "string", multiple: true, value: "NAME", about: "runs this one; all when absent" },
      folder: {
        type: "string",
        default: home,
        value: "FOLDER",
        about: "where they are; contracts/journeys when absent",
      },
    },
    { name: command, about: "Runs the journeys of contracts/journeys." },
  );
  const givenUrl = options["base-url"];
  const baseUrl = givenUrl === undefined ? undefined : readBaseAddress(givenUrl, `${command}: --base-url`);
  const files = chooseFiles(resolve(options.folder), options.journey ?? []);
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
    // Two at a time, reported in order: each has a world of its own.
    for (let first = 0; first < files.length; first += 2) {
      const pair = files.slice(first, first + 2);
      const walked = pair.map((file) => runJourney(file, { backEnd, page: page.address }, root));
      for (const result of await Promise.all(walked)) {
        console.log(describe(result));
        results.push(result);
      }
    }
    const failed = results.filter(({ failure }) => failure !== null).length;
    if (failed > 0) throw new Error(`journeys: ${failed} of ${results.length} failed`);
    console.log(`journeys: ${results.length} run, none failed`);
  } finally {
    page.close();
    await mocks?.close();
  }
});

function describe({ name, summary, stepCount, seconds, failure }: JourneyResult): string {
  const title = name.padEnd(33);
  if (failure !== null) return `✗ ${title} ${failure}`;
  return `✓ ${title} ${String(stepCount).padStart(2)} steps ${seconds.toFixed(1).padStart(4)} s  ${summary}`;
}

function chooseFiles(folder: string, names: readonly string[]): JourneyFile[] {
  const all = readFolder(folder);
  const unknown = names.find((name) => !all.some((file) => file.name === name));
  if (unknown !== undefined)
    throw new Misuse(
      `${command}: there is no journey "${unknown}"; there are ${all.map(({ name }) => name).join(", ")}.`,
    );
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

function readFolder(folder: string): JourneyFile[] {
  let all: JourneyFile[] = [];
  try {
    all = journeyFiles(folder);
  } catch {
    // An unreadable folder and an empty one are the same mistake.
  }
  if (all.length === 0)
    throw new Misuse(`${command}: --folder ${folder} contains no journey (*.arazzo.yaml).`);
  return all;
}
