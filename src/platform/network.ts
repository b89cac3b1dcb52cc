import { browserWindow, listen } from "./browser";

/** Whether the browser believes it is online; true where it does not say. "Online" may still mean no answer. */
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
