import { createServer, type RequestListener, type Server } from "node:http";
import { join, resolve } from "node:path";
import { listen } from "../../mocks/http/port";
import type { TryTarget } from "../contracts/docs/page-context";
import { readReportOption, reportsOption } from "../contracts/state/reports-option";
import { Misuse, readOptions, readPort, refuseTogether, run } from "../lib/command-line";
import { describeReach, hostOption, portProblem, readHost } from "../lib/host-option";
import { answerWhenReady } from "../serve/answer-when-ready";
import type { Backend } from "../serve/backend";
import { openBuiltSite } from "../serve/built-site";
import type { ContractPagesOptions } from "../serve/contract-pages";
import { contractPagesOnDemand } from "../serve/contract-pages-on-demand";
import { latestSite, siteBuiltAt } from "../serve/latest-site";
import { hasLiveFile, isLiveRequested, type LiveChoice, liveOptions } from "../serve/live/live-settings";
import { realBackend } from "../serve/real-backend";
import { type RecordedChoice, recordedGiven, scenarioOptions } from "../serve/replay/scenario-options";
import { siteHandler } from "../serve/site-handler";
import { isBuilt } from "../site/build-folders";

const root = join(import.meta.dirname, "../..");
const command = "npm start";

await run(async () => {
  const options = readOptions(
    {
      api: {
        type: "string",
        value: "URL",
        about: "a real back end, which answers everything, or with --live a part; the mock one when absent",
      },
      live: liveOptions.live,
      strict: liveOptions.strict,
      ...scenarioOptions,
      data: { type: "string", value: "FILE", about: "stores the mock worlds over restarts" },
      mock: {
        type: "string",
        value: "SELECTION",
        about: "selection of new mock worlds, such as persona:visitor",
      },
      port: {
        type: "string",
        value: "PORT",
        about: "where it listens; 4173 or the environment's PORT when absent",
      },
      host: hostOption,
      reports: reportsOption,
      "skip-build": { type: "boolean", about: "serves what was built before" },
    },
    { name: command, about: "Builds the site and serves it with its back end, until Ctrl+C." },
  );
  const portName = options.port === undefined ? "PORT" : "--port";
  const port = readPort(options.port ?? process.env["PORT"], 4173, portName);
  if (isAllReal(options) && (options.mock !== undefined || options.data !== undefined)) {
    throw new Misuse(
      `${command}: --api uses a real back end, so --mock and --data have no meaning; leave them out.`,
    );
  }
  refuseTogether(command, { "--api": isLiveRequested(options), ...recordedGiven(options) });
  const reports = readReportOption(options.reports);
  const server = createServer();
  const answer = answerWhenReady(server);
  const host = readHost(options.host, command);
  // The port is taken before the build, so that a busy one is reported at once.
  const address = await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    throw portProblem(error, port, host, command);
  });
  let backend: Backend | null = null;
  try {
    // Before the build too: a wrong --api, --mock or --data is reported at once.
    backend = await openBackend(options, reports);
    if (!options["skip-build"] || !isBuilt(root)) {
      // Importing Vite is the slowest part of starting: misuse and an existing build do without.
      const { buildSite } = await import("../build/build-site");
      await buildSite(root);
    }
    answer(await openSite(backend, { reports, target: tryTarget(options) }));
    closeAtSignals(server, backend);
    // Browsers store by host name: the one people type.
    const shown = address.replace("//127.0.0.1:", "//localhost:");
    console.log(`Stockbook: ${shown} (${backend.description})`);
    const reach = await describeReach(host, Number(new URL(address).port), backend.reach);
    if (reach !== null) console.log(reach);
  } catch (error) {
    server.close();
    server.closeAllConnections();
    backend?.close();
    throw error;
  }
});

/** What answers the requests: the back end, the page of the contracts, the site. */
async function openSite(backend: Backend, pages: ContractPagesOptions): Promise<RequestListener> {
  const open = async () => siteHandler(await openBuiltSite(root));
  const site = await latestSite(open, () => siteBuiltAt(root));
  const contracts = contractPagesOnDemand(root, pages);
  return async (request, response) => {
    try {
      if (!backend.handle(request, response) && !contracts(request, response)) await site(request, response);
    } catch (error) {
      // One request must not end the others: a page may be gone while the site is built again.
      console.error(`${request.method} ${request.url}: ${String(error)}`);
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
      response.end("The server could not answer this request.\n");
    }
  };
}

/** Answers requests until a signal ends the process. */
function closeAtSignals(server: Server, backend: Backend): void {
  const stop = () => {
    server.close(() => backend.close());
    server.closeAllConnections();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

interface BackendOptions extends LiveChoice, RecordedChoice {
  readonly data?: string;
  readonly mock?: string;
}

async function openBackend(options: BackendOptions, reports: string): Promise<Backend> {
  const { api, data, mock } = options;
  if (api !== undefined && isAllReal(options)) return realBackend(api);
  // Every contract comes with them; misuse and a real back end do without.
  const { demonstrationBackend } = await import("../serve/demonstration-backend");
  const { openRecorded } = await import("../serve/replay/open-scenario");
  const scenario = await openRecorded(command, options, { root });
  const { openLive } = await import("../serve/live/open-live");
  return demonstrationBackend({
    root,
    // Worlds that are stored began otherwise, or with another recording.
    data: data ?? (scenario ? null : join(root, ".cache/worlds.sqlite")),
    mock: mock ?? scenario?.mock ?? "",
    other: scenario ?? openLive({ ...options, root, history: resolve(root, reports) }),
  });
}

/** What is tried out on the page of the contracts must not reach a real back end unannounced. */
function tryTarget(options: BackendOptions): TryTarget {
  if (isAllReal(options)) return { kind: "nowhere" };
  const isMixed = [options.api, options.live].some((option) => option !== undefined) || hasLiveFile(root);
  return { kind: isMixed ? "mixed" : "own" };
}

/** Whether nothing at all is mocked. */
function isAllReal({ api, live, strict }: BackendOptions): boolean {
  return api !== undefined && live === undefined && strict === undefined && !hasLiveFile(root);
}
