import { join, resolve } from "node:path";
import { type JourneyFile, journeyFiles } from "../journeys/journey-files";
import type { JourneyResult } from "../journeys/run-journey";
import { checkReachable } from "../lib/check-reachable";
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
  if (baseUrl !== undefined) await checkReachable(baseUrl, `${command}: --base-url`);
  // The mock back end comes with it; help and misuse do without.
  const { runJourneys } = await import("../journeys/run-journeys");
  const results = await runJourneys(files, {
    baseUrl,
    root,
    home,
    onResult: (result) => console.log(describe(result)),
  });
  const failed = results.filter(({ failure }) => failure !== null).length;
  if (failed > 0) throw new Error(`journeys: ${failed} of ${results.length} failed`);
  console.log(`journeys: ${results.length} run, none failed`);
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
