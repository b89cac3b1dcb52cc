import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { panelFile, panelFolder } from "../lib/panel-paths";
import { setSecurityHeaders } from "../site/security-headers";

const prefix = "/__panel/";

/** Loads the panel into a page, before the page's own script: scripts of this kind run in the order they stand in. */
export const panelScript = `<script type="module" src="${prefix}${panelFile}"></script>`;

export function isPanelPath(path: string): boolean {
  return path.startsWith(prefix);
}

/** Sends the panel, which is built when it is first asked for: most visits never do. */
export function servePanel(root: string, path: string, response: ServerResponse): void {
  setSecurityHeaders(response);
  if (path !== prefix + panelFile) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is no such file.\n");
    return;
  }
  building ??= build(root);
  building.then(
    () => {
      response.writeHead(200, {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-cache",
      });
      pipeline(createReadStream(join(root, panelFolder, panelFile)), response, () => undefined);
    },
    (error: unknown) => {
      building = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      response
        .writeHead(500, { "content-type": "text/plain; charset=utf-8" })
        .end(`The panel cannot be built: ${reason}\n`);
    },
  );
}

let building: Promise<void> | undefined;

async function build(root: string): Promise<void> {
  // Vite comes with it, the slowest part of starting a server.
  const { buildPanel } = await import("../build/build-panel");
  await buildPanel(root);
}
