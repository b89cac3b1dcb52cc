import { browserWindow, listen } from "./browser";
import { type Client, type Device, detectClient, isEqualClient } from "./client-type";
import type { Store } from "./store";

/** The client as prerendering sees it: an ordinary desktop browser. */
const prerenderedClient: Client = detectClient({ userAgent: "", width: 1440, maxTouchPoints: 0 });

/** Detects again on every resize while there are subscribers, and notifies only when a value differs. */
export function createClientStore(
  readDevice: () => Device | undefined,
  onResize: (listener: () => void) => () => void,
): Store<Client> {
  const listeners = new Set<() => void>();
  let current: Client | undefined;
  let stopWatching = () => {};

  function detect(): boolean {
    const device = readDevice();
    const detected = device === undefined ? prerenderedClient : detectClient(device);
    if (current !== undefined && isEqualClient(current, detected)) return false;
    current = detected;
    return true;
  }

  function handleResize(): void {
    if (!detect()) return;
    for (const listener of [...listeners]) listener();
  }

  return {
    subscribe(listener) {
      const own = () => listener();
      if (listeners.size === 0) {
        detect();
        stopWatching = onResize(handleResize);
      }
      listeners.add(own);
      return () => {
        if (listeners.delete(own) && listeners.size === 0) stopWatching();
      };
    },
    getSnapshot() {
      if (current === undefined) detect();
      return current ?? prerenderedClient;
    },
    getServerSnapshot: () => prerenderedClient,
  };
}

/** The client of this browser window. */
export const clientStore: Store<Client> = createClientStore(readBrowserDevice, (listener) =>
  listen(browserWindow(), "resize", listener),
);

function readBrowserDevice(): Device | undefined {
  const browser = browserWindow();
  if (browser === undefined) return undefined;
  const { userAgent, maxTouchPoints } = browser.navigator;
  return { userAgent, width: browser.innerWidth, maxTouchPoints };
}
