import { browserWindow, listen } from "./browser";

/** Whether the browser reports that it is online; true where it reports nothing. "Online" may still mean no answer. */
export function isOnline(): boolean {
  return browserWindow()?.navigator.onLine !== false;
}

/** Calls back when the connection comes or goes; returns the function that stops it. Fits `useSyncExternalStore`. */
export function onNetworkChange(listener: () => void): () => void {
  const browser = browserWindow();
  const stops = [listen(browser, "online", listener), listen(browser, "offline", listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
