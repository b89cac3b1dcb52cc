import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { buildFolders, inlineHashesName } from "../site/build-folders";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers with the site of the latest build. A build beside a running server replaces every file that a handler has read
 * at its start: lengths, pages, and the hashes of inline scripts, without which no page would run.
 * @param open makes a handler of the files as they are
 * @param builtAt when the last build ended; null while another one runs
 */
export async function latestSite(
  open: () => Promise<Handler>,
  builtAt: () => number | null,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const openNow = async () => ({ openedAt: builtAt(), handle: await open() });
  let site = await openNow();
  let opening: Promise<void> | null = null;
  const reopen = async () => {
    site = await openNow();
  };
  return async (request, response) => {
    const latest = builtAt();
    if (latest !== null && latest !== site.openedAt) {
      opening ??= reopen().finally(() => {
        opening = null;
      });
      await opening;
    }
    site.handle(request, response);
  };
}

/** When the build of the site ended, in milliseconds since 1970; null while one runs. */
export function siteBuiltAt(root: string): number | null {
  // The last file of a build, and the first that another one removes.
  const last = statSync(join(buildFolders(root).server, inlineHashesName), { throwIfNoEntry: false });
  return last?.mtimeMs ?? null;
}
