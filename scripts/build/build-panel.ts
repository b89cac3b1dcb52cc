import { join } from "node:path";
import { build } from "vite";
import { panelFile, panelFolder } from "../lib/panel-paths";
import { silenceViteLogger } from "./vite-logger";

/**
 * Builds the developers' panel as one script for pages of the demonstration server, with a React of its own.
 * @throws Error of the build.
 */
export async function buildPanel(root: string): Promise<void> {
  silenceViteLogger();
  await build({
    root,
    // The site's settings cut the site into chunks; the panel is one file.
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      target: "es2022",
      outDir: join(root, panelFolder),
      emptyOutDir: true,
      minify: true,
      lib: {
        entry: join(root, "mocks/panel/screen/served.tsx"),
        formats: ["es"],
        fileName: () => panelFile,
      },
    },
  });
}
