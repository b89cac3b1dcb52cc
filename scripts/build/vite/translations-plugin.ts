import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { watchFolders } from "./watch-folders";

/** Where the translations are in development. */
const sources = "/src/i18n/locales";

/**
 * Translations are data: browsers fetch them as JSON. One hash covers all of them, so that the code need not contain
 * every file name: `import.meta.env.TRANSLATIONS_BASE` is their folder, in development that of the source.
 */
export function translationsPlugin(root: string): Plugin {
  const folder = join(root, "src/i18n/locales");
  const files = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".json"))
    .sort();
  const texts = files.map((name) => [name, compact(readFileSync(join(folder, name), "utf8"))] as const);
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 8);
  const built = `assets/words-${hash}`;
  return {
    name: "stockbook-words",
    config: (_config, { command }) => ({
      define: {
        "import.meta.env.TRANSLATIONS_BASE": JSON.stringify(command === "build" ? `/${built}` : sources),
      },
    }),
    configureServer(server) {
      // No module imports them in a browser, so nothing else would show an edited text.
      watchFolders(server, [sources.slice(1)], () => server.ws.send({ type: "full-reload" }));
    },
    generateBundle(_options, _bundle) {
      if (this.environment.config.consumer !== "client") return;
      for (const [name, source] of texts)
        this.emitFile({ type: "asset", fileName: `${built}/${name}`, source });
    },
  };
}

function compact(json: string): string {
  return JSON.stringify(JSON.parse(json));
}
