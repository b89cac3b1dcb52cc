import { browserWindow } from "./browser";
import { isOnline } from "./network";

/** Says that code was not asked for, since there is no network: nothing is wrong with the page. */
export class CodeOfflineError extends Error {
  constructor() {
    super("Code is not asked for without a network.");
    this.name = "CodeOfflineError";
  }
}

const done = new WeakSet<() => Promise<unknown>>();

/**
 * Imports code that is fetched when it is needed. Browsers may remember an import that failed until the page is
 * reloaded, so none is made that cannot succeed: without a network, where no service worker may have the code stored.
 * Rejects with `CodeOfflineError` then, and where the import fails.
 * @param load the import itself, as the build names the code by it; the same function once more needs no network
 */
export async function importCode<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!done.has(load) && !isOnline() && !isAnsweredByWorker()) throw new CodeOfflineError();
  const module = await load();
  done.add(load);
  return module;
}

/** Whether a service worker answers the requests of this page. */
function isAnsweredByWorker(): boolean {
  const { navigator } = browserWindow() ?? {};
  // Typed as always there, and missing outside https.
  return (
    navigator !== undefined && "serviceWorker" in navigator && navigator.serviceWorker.controller !== null
  );
}
