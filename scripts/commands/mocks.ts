import { join, resolve } from "node:path";
import type { CallRouter } from "../../mocks/http/call-router";
import { readReportOption, reportsOption } from "../contracts/state/reports-option";
import { Misuse, readOptions, readPort, refuseTogether, run } from "../lib/command-line";
import { describeReach, hostOption, portProblem, readHost } from "../lib/host-option";
import { contractPagesOnDemand } from "../serve/contract-pages-on-demand";
import { hasLiveFile, isLiveRequested, type LiveChoice, liveOptions } from "../serve/live/live-settings";
import { type RecordedChoice, recordedGiven, scenarioOptions } from "../serve/replay/scenario-options";

const root = join(import.meta.dirname, "../..");
const command = "npm run mocks";
const about = "The mock back end over HTTP, a world for each visitor, until Ctrl+C.";

await run(async () => {
  const options = readOptions(
    {
      port: {
        type: "string",
        value: "PORT",
        about: "where it listens; 4010 or the environment's PORT when absent",
      },
      host: hostOption,
      data: {
        type: "string",
        value: "FILE",
        about: "stores the worlds over restarts; in memory alone when absent",
      },
      seed: { type: "string", value: "NUMBER", about: "of new worlds" },
      mock: {
        type: "string",
        value: "SELECTION",
        about: "selection of new worlds, such as persona:visitor",
      },
      ...scenarioOptions,
      save: {
        type: "string",
        value: "FILE",
        about: "with --import: writes the scenario for --scenario, and ends",
      },
      ...liveOptions,
      reports: reportsOption,
    },
    { name: command, about },
  );
  const port = readPort(
    options.port ?? process.env["PORT"],
    4010,
    options.port === undefined ? "PORT" : "--port",
  );
  const seed = readSeed(options.seed);
  const host = readHost(options.host, command);
  const reports = readReportOption(options.reports);
  const other = await openOther({ ...options, history: resolve(root, reports) }, seed ?? 1);
  if (other === "saved") return;
  const mock = options.mock ?? other?.mock;
  // All contracts come with it; help and misuse do without.
  const { openMockServer } = await import("../serve/mock-server");
  const backend = openMockServer(command, {
    // Pages under development come from another port.
    cors: "any",
    ...(seed !== undefined && { seed }),
    ...(options.data !== undefined && { data: options.data }),
    ...(mock !== undefined && { mock }),
    ...(other && { router: other.router }),
    pages: contractPagesOnDemand(root, { reports, target: { kind: other?.isLive ? "mixed" : "own" } }),
  });
  const address = await backend.listen(port, host).catch(async (error: NodeJS.ErrnoException) => {
    await backend.close();
    throw portProblem(error, port, host, command);
  });
  // From the moment the address is printed a stop lets calls under way finish.
  let isStopped = false;
  let endWarmUp = (): void => {};
  const stop = (): void => {
    isStopped = true;
    endWarmUp();
    void backend.close();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  const parts = other ? `${other.description}; ` : "";
  console.log(`Mock back end: ${address} (${parts}stop with Ctrl+C)`);
  console.log(`Contracts, to be read and tried out: ${address}/contracts/`);
  const reach = await describeReach(host, Number(new URL(address).port), "it, its controls included,");
  if (reach !== null) console.log(reach);
  const { warmUp } = await import("../../mocks/http/warm-up");
  if (!isStopped) endWarmUp = warmUp();
});

interface OtherChoice extends LiveChoice, RecordedChoice {
  readonly save?: string | undefined;
  /** Folder of reports. */
  readonly history: string;
}

interface Other {
  readonly router: CallRouter;
  readonly description: string;
  readonly mock?: string;
  /** Whether calls reach a real back end. */
  readonly isLive?: boolean;
}

/** What answers beside the worlds: a real back end, or a recording; null for nothing. */
async function openOther(options: OtherChoice, seed: number): Promise<Other | "saved" | null> {
  const { import: files, save } = options;
  const isLive = isLiveRequested(options);
  const recordings = recordedGiven(options);
  refuseTogether(command, { "--api": isLive, ...recordings });
  if (save !== undefined && !files) throw new Misuse(`${command}: --save belongs to --import.`);
  if (files && save !== undefined) {
    const { importScenario } = await import("../serve/replay/open-scenario");
    const { summary } = await importScenario(command, files, { root, seed, save });
    console.log(`Imported ${summary}.`);
    console.log(`Saved as ${save}; begin with it: ${command} -- --scenario ${save}`);
    return "saved";
  }
  if (Object.values(recordings).includes(true)) {
    const { openRecorded } = await import("../serve/replay/open-scenario");
    return openRecorded(command, options, { root, seed, cors: "any" });
  }
  // The checker comes with it; where everything is mocked the server starts without.
  const opener = isLive || hasLiveFile(root) ? await import("../serve/live/open-live") : null;
  const live = opener?.openLive({ ...options, root, cors: "any" });
  return live ? { ...live, isLive: true } : null;
}

function readSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text))
    throw new Misuse(`${command}: --seed is a whole number of at most nine digits, got "${text}".`);
  return Number(text);
}
