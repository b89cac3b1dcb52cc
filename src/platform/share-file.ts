import { browserWindow } from "./browser";

/** Whether the system's share sheet takes a file; messengers' own browsers have none. */
export function canShareFile(file: File): boolean {
  const navigator = browserWindow()?.navigator;
  return typeof navigator?.canShare === "function" && navigator.canShare({ files: [file] });
}

/** What came of opening the share sheet; "dismissed" when the reader closed it. */
export type ShareOutcome = "shared" | "dismissed" | "failed";

/** Opens the system's share sheet with a file; only within a press of the reader. */
export async function shareFile(file: File, title: string): Promise<ShareOutcome> {
  const navigator = browserWindow()?.navigator;
  if (!navigator || !canShareFile(file)) return "failed";
  try {
    await navigator.share({ files: [file], title });
    return "shared";
  } catch (caught) {
    return caught instanceof DOMException && caught.name === "AbortError" ? "dismissed" : "failed";
  }
}
