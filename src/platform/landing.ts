import { browserWindow } from "./browser";

/** The address this page was loaded at, wherever the visitor has gone in it since; "" without a browser. */
export function landingAddress(): string {
  const [entry] = browserWindow()?.performance.getEntriesByType("navigation") ?? [];
  return entry?.name || (browserWindow()?.location.href ?? "");
}
