import { currentPath } from "./address";
import { browserWindow } from "./browser";
import { prerenderedFor } from "./prerendered";
import { storedAtAttribute } from "./worker-names";

/** When the page on screen was last fetched, in epoch milliseconds; null where it has just come from the server. */
export function storedCopyTime(): number | null {
  const text = browserWindow()?.document.documentElement.getAttribute(storedAtAttribute);
  // Screens opened later show what they fetch themselves.
  return text && isFirstPage() ? Number(text) : null;
}

function isFirstPage(): boolean {
  const withoutSlash = (path: string) => path.replace(/\/$/, "");
  const path = prerenderedFor()?.path;
  return path !== undefined && withoutSlash(path) === withoutSlash(currentPath());
}
