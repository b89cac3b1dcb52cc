import { join } from "node:path";
import { readOptions, readPort, refuseTogether, run } from "../lib/command-line";
import { checkPort, hostOption, portProblem, readHost } from "../lib/host-option";
import { readSettingsFile } from "../lib/settings-file";
import type { Backend } from "../serve/backend";
import { hasLiveFile, isLiveRequested, type LiveChoice, liveOptions } from "../serve/live/live-settings";
import { type RecordedChoice, recordedGiven, scenarioOptions } from "../serve/replay/scenario-options";

const command = "npm run dev";
const root = join(import.meta.dirname, "../..");

await run(async () => {
  const options = readOptions(
    {
      port: {
        type: "string",
        value: "PORT",
        about: "where it listens; 5173, or the next free one, when absent",
      },
      host: hostOption,
      "no-types": {
        type: "boolean",
        about: "leaves the compiler out, which reports over the page what an edited contract breaks",
      },
      mock: {
        type: "string",
        value: "SELECTION",
        about: "prints the address whose world begins with it, such as persona:visitor",
      },
      ...scenarioOptions,
      ...liveOptions,
    },
    {
      name: command,
      about: "Serves the site under development, with the mock back end, until Ctrl+C.",
    },
  );
  const chosen = options.port ?? process.env["PORT"];
  const port = readPort(chosen, 5173, options.port === undefined ? "PORT" : "--port");
  const host = readHost(options.host, command);
  // A given port is used or refused, before Vite touches what another server of this project may use.
  if (chosen) await checkPort(port, host, command);
  readSettingsFile(join(root, "public/settings.json"));
  const query = options.mock ? await readPreparedQuery(options.mock) : null;
  const backend = await openServerBackend(options);
  // Vite is the slowest part; help and misuse do without.
  const [{ createServer }, { developmentPlugins }, { silenceViteLogger }] = await Promise.all([
    import("vite"),
    import("../build/vite/development-plugins"),
    import("../build/vite-logger"),
  ]);
  silenceViteLogger();
  const server = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    plugins: developmentPlugins({ hasTypes: !options["no-types"], backend }),
    // The default port falls back to the next free one.
    server: { port, strictPort: Boolean(chosen), ...(options.host && { host }) },
  });
  await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw error instanceof Error ? portProblem(error, port, host, command) : error;
  });
  server.printUrls();
  const [address] = server.resolvedUrls?.local ?? [];
  if (query !== null && address) console.log(`  ➜  Prepared: ${address}${query}`);
  if (address) console.log(`  ➜  Design system: ${address}ui`);
  const mocks = "with the mock back end in the page: the button Mocks opens its panel";
  console.log(`  ${backend?.description ?? mocks}`);
});

/** All contracts come with it; development without a selection does without. */
async function readPreparedQuery(selection: string): Promise<string> {
  const { preparedQuery } = await import("../serve/prepared-address");
  return preparedQuery(command, selection);
}

/** The mock back end in this process, where something else answers a part of it; null where the page has it all. */
async function openServerBackend(options: LiveChoice & RecordedChoice): Promise<Backend | null> {
  const isLive = isLiveRequested(options);
  const recordings = recordedGiven(options);
  refuseTogether(command, { "--api": isLive, ...recordings });
  if (Object.values(recordings).includes(true)) {
    const { openRecorded } = await import("../serve/replay/open-scenario");
    const recorded = await openRecorded(command, options, { root });
    const { demonstrationBackend } = await import("../serve/demonstration-backend");
    return demonstrationBackend({ root, data: null, mock: recorded?.mock ?? "", other: recorded });
  }
  // Starting without a real back end must not load every contract.
  if (!isLive && !hasLiveFile(root)) return null;
  const { openLive } = await import("../serve/live/open-live");
  const live = openLive({ ...options, root });
  if (!live) return null;
  const { demonstrationBackend } = await import("../serve/demonstration-backend");
  return demonstrationBackend({ root, data: join(root, ".cache/dev-worlds.sqlite"), mock: "", other: live });
}
