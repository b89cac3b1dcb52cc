import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { openTypeServer, type TypeProblem, type TypeServer } from "../../lib/type-server";
import { linkedPlace, overlayError } from "./overlay";
import { watchFolders } from "./watch-folders";

/** Folders with one subfolder a group, whose files use the types of their contract. */
const foldersOfGroups = ["src/api", "src/screens", "mocks", "tests"];

/** How long nothing is requested before the compiler starts, in ms: for seconds it takes what the first page needs. */
const idleBeforeStart = 3000;

/**
 * Development: what an edited contract breaks is listed in the terminal, and shown over the page, as soon as its types
 * are generated again. It checks the group's own files; `npm run types` checks all.
 */
export function typeErrorsPlugin(): Plugin {
  return {
    name: "stockbook-type-errors",
    apply: "serve",
    configureServer(server) {
      const { root } = server.config;
      const types = startedWhenIdle(server);
      let shown: ErrorPayload | null = null;
      /** Groups that something does not fit; every edit may be the one that mends it. */
      let failing: readonly string[] = [];
      // A changed contract reloads the pages too, and a reload takes the report away.
      server.ws.on("vite:client:connect", (_data, client) => {
        if (shown) client.send(shown);
      });
      const check = async (groups: readonly string[]) => {
        try {
          const problems = await types.started().errorsIn(groups.flatMap((group) => filesOf(root, group)));
          const wasShown = shown !== null;
          shown = report(server, groups, problems);
          failing = shown ? groups : [];
          if (shown) server.ws.send(shown);
          // Pages that were reloaded during the check have the old report, which an update takes away.
          else if (wasShown) server.ws.send({ type: "update", updates: [] });
        } catch {
          server.config.logger.warn("types: the compiler has ended; npm run types lists the errors.");
        }
      };
      watchFolders(server, ["src", "mocks", "tests"], (files) => {
        const sources = files.filter((file) => /\.tsx?$/.test(file));
        types.ifStarted()?.filesChanged(sources);
        const changed = sources.flatMap((file) => /^src\/generated\/(\w+)\.ts$/.exec(file)?.[1] ?? []);
        const groups = [...new Set([...failing, ...changed])];
        if (sources.length > 0 && groups.length > 0) void check(groups);
      });
    },
  };
}

/** The compiler, which starts when it is asked, or as soon as no page asks for modules any more. */
function startedWhenIdle(server: ViteDevServer): { started(): TypeServer; ifStarted(): TypeServer | null } {
  let types: TypeServer | null = null;
  let timer: NodeJS.Timeout | undefined;
  const started = () => {
    clearTimeout(timer);
    types ??= openTypeServer(server.config.root);
    return types;
  };
  const restartTimer = () => {
    clearTimeout(timer);
    if (types) return;
    // The first question loads the program; asked beforehand, the first edit need not wait for it.
    const ask = () =>
      void started()
        .errorsIn(["src/main.tsx"])
        .catch(() => undefined);
    timer = setTimeout(ask, idleBeforeStart);
  };
  server.middlewares.use((_request, _response, next) => {
    restartTimer();
    next();
  });
  server.httpServer?.once("listening", restartTimer);
  server.httpServer?.once("close", () => {
    clearTimeout(timer);
    types?.close();
  });
  return { started, ifStarted: () => types };
}

/** The TypeScript files of a group in every layer, as paths below the root. */
function filesOf(root: string, group: string): string[] {
  return foldersOfGroups.flatMap((folder) => {
    const path = `${folder}/${group}`;
    return namesBelow(join(root, path))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${path}/${name.split(sep).join("/")}`);
  });
}

function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}

/** Lists the problems in the terminal; returns what pages show of them, null for nothing. */
function report(
  server: ViteDevServer,
  groups: readonly string[],
  problems: readonly TypeProblem[],
): ErrorPayload | null {
  const { logger } = server.config;
  const [first] = problems;
  if (!first) {
    logger.info(`types: the code fits ${groups.join(", ")}`, { timestamp: true });
    return null;
  }
  const lines = problems.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);
  const places = problems.length === 1 ? "1 place no longer fits" : `${problems.length} places no longer fit`;
  logger.error(`types: ${places} ${groups.join(", ")}\n${lines.join("\n")}`, { timestamp: true });
  const { root } = server.config;
  return overlayError(
    root,
    `${places} the contract of ${groups.join(", ")}.`,
    first,
    problems.map((problem) => `${linkedPlace(root, problem)}\n  ${problem.message}`),
  );
}
