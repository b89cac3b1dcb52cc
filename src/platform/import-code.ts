import { browserWindow } from "./browser";
import { isOnline } from "./network";

const done = new WeakSet<() => Promise<unknown>>();

/**
 * Imports code that is fetched when it is needed. Browsers may remember an import that failed until the page is
 * reloaded, so none is made that cannot succeed: without a network, where no service worker may have the code stored.
 * Rejects then, and where the import fails.
 * @param load the import itself, as the build names the code by it; the same function once more needs no network
 */
export async function importCode<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!done.has(load) && !isOnline() && !isAnsweredByWorker())
    throw new Error("Code is not asked for without a network.");
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
