import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { overlayError, type Place } from "./overlay";
import { watchFolders } from "./watch-folders";

/** Where the translations are in development. */
const sources = "/src/i18n/locales";

/**
 * Translations are data: browsers fetch them as JSON. One hash covers all of them, so that the code need not contain
 * every file name: `import.meta.env.TRANSLATIONS_BASE` is their folder, in development that of the source. There a file
 * that is no JSON is reported over the page, which without it would only say that the network failed.
 */
export function translationsPlugin(root: string): Plugin {
  const folder = join(root, sources);
  const files = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".json"))
    .sort();
  const texts = files.map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 8);
  const built = `assets/words-${hash}`;
  return {
    name: "stockbook-words",
    config: (_config, { command }) => ({
      define: {
        "import.meta.env.TRANSLATIONS_BASE": JSON.stringify(command === "build" ? `/${built}` : sources),
      },
    }),
    configureServer: (server) => followEdits(server, files),
    // Scanned for class names they would update the style sheet, and reload the page before they are checked.
    hotUpdate: ({ file }) => (pathBelow(root, file).startsWith(sources.slice(1)) ? [] : undefined),
    generateBundle(_options, _bundle) {
      if (this.environment.config.consumer !== "client") return;
      for (const [name, text] of texts)
        this.emitFile({ type: "asset", fileName: `${built}/${name}`, source: compact(name, text) });
    },
  };
}

/** Reloads the pages after an edit: no module imports translations in a browser, so nothing else would show it. */
function followEdits(server: ViteDevServer, files: readonly string[]): void {
  const { root } = server.config;
  /** Files that are no JSON, by their paths, until they are mended. */
  const shown = new Map<string, ErrorPayload>();
  const check = (file: string) => {
    const path = join(root, file);
    const problem = existsSync(path) ? jsonProblem(file, readFileSync(path, "utf8")) : null;
    if (!problem) return void shown.delete(file);
    server.config.logger.error(problem.sentence, { timestamp: true });
    shown.set(file, overlayError(root, problem.sentence, problem.place, []));
  };
  for (const name of files) check(`${sources.slice(1)}/${name}`);
  server.ws.on("vite:client:connect", (_data, client) => {
    for (const one of shown.values()) client.send(one);
  });
  watchFolders(server, [sources.slice(1)], (changed) => {
    for (const file of changed) if (file.endsWith(".json")) check(file);
    const [report] = shown.values();
    server.ws.send(report ?? { type: "full-reload" });
  });
}

/** One sentence about a text that is no JSON, and its place; null where it is JSON. */
function jsonProblem(file: string, text: string): { sentence: string; place: Place } | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const before = text.slice(0, positionOf(text, message)).split("\n");
    const place = { file, line: before.length, column: (before.at(-1) ?? "").length + 1 };
    const reason = message.replace(/ in JSON at position .*$|, (\.\.\.)?".*$/s, "");
    return { sentence: `${file}:${place.line}: this is not JSON: ${reason}.`, place };
  }
}

/** Where parsing failed. Of an unexpected token the message does not say: it ends the shortest text that has one. */
function positionOf(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (!hasUnexpectedToken(text)) return text.length;
  let [longestWithout, shortestWith] = [0, text.length];
  while (shortestWith - longestWithout > 1) {
    const middle = Math.floor((longestWithout + shortestWith) / 2);
    if (hasUnexpectedToken(text.slice(0, middle))) shortestWith = middle;
    else longestWithout = middle;
  }
  return longestWithout;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith("Unexpected token");
  }
}

/** @throws Error with one sentence where it is no JSON */
function compact(name: string, text: string): string {
  const problem = jsonProblem(`${sources.slice(1)}/${name}`, text);
  if (problem) throw new Error(problem.sentence);
  return JSON.stringify(JSON.parse(text));
}

const pathBelow = (root: string, path: string): string => relative(root, path).split(sep).join("/");
