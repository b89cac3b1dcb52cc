import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, relative, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { isRecord } from "../../lib/is-record";
import { linkedPlace, overlayError, type Place } from "./overlay";

/** What `src/platform/development.ts` sends. */
const event = "stockbook:thrown";

/**
 * In development what a screen throws is reported over the page, with its places in the source: the page itself says
 * what customers are told. The next edit takes the report away.
 */
export function thrownErrorsPlugin(): Plugin {
  return {
    name: "stockbook-thrown-errors",
    apply: "serve",
    configureServer(server) {
      server.ws.on(event, (thrown: unknown, client) => {
        void reportThrown(server, thrown).then((report) => report && client.send(report));
      });
    },
  };
}

/**
 * What pages show of what was thrown. Null without a place in the project: a module that could not be fetched has been
 * reported by Vite, with what is wrong in it.
 */
export async function reportThrown(server: ViteDevServer, thrown: unknown): Promise<ErrorPayload | null> {
  if (!isRecord(thrown)) return null;
  const { message, stack } = thrown;
  if (typeof message !== "string" || typeof stack !== "string") return null;
  const { root } = server.config;
  const [first, ...others] = await placesOf(server, stack);
  if (!first) return null;
  const further = others.map((place) => `    at ${linkedPlace(root, place)}`);
  const { err } = overlayError(root, message, first, further);
  return { type: "error", err: { ...err, frame: codeFrame(root, first) } };
}

/** The places of a browser's stack in the project's own files, the innermost first; those of packages help nobody. */
async function placesOf(server: ViteDevServer, stack: string): Promise<Place[]> {
  const frames = [...stack.matchAll(/(https?:\/\/[^\s()]+):(\d+):(\d+)/g)];
  const places = await Promise.all(
    frames.map(([, address = "", line, column]) =>
      placeInSource(server, address, Number(line), Number(column)),
    ),
  );
  return places.filter((place) => place !== null);
}

async function placeInSource(
  server: ViteDevServer,
  address: string,
  line: number,
  column: number,
): Promise<Place | null> {
  const { pathname, search } = new URL(address);
  const module = await server.environments.client.moduleGraph.getModuleByUrl(pathname + search);
  if (!module?.file) return null;
  const file = relative(server.config.root, module.file).split(sep).join("/");
  if (file.startsWith("../") || file.startsWith("node_modules/")) return null;
  const map = module.transformResult?.map;
  if (!map || !("sources" in map)) return { file, line, column };
  const { version, sources, names, mappings } = map;
  const payload = { file, version, sources, names, mappings, sourcesContent: [], sourceRoot: "" };
  const origin = new SourceMap(payload).findOrigin(line, column);
  return "lineNumber" in origin ? { file, line: origin.lineNumber, column: origin.columnNumber } : null;
}

/** The line with two around it, and a mark at the column, as the overlay shows code. */
function codeFrame(root: string, { file, line, column }: Place): string {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const from = Math.max(line - 2, 1);
  return lines
    .slice(from - 1, line + 2)
    .flatMap((text, index) => {
      const number = from + index;
      const shown = `${String(number).padEnd(4)}|  ${text}`;
      return number === line ? [shown, `    |  ${" ".repeat(column - 1)}^`] : [shown];
    })
    .join("\n");
}
