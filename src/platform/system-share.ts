import { browserWindow } from "./browser";

/** What became of sharing. "unavailable": this browser has no share sheet, or not for this content. */
export type ShareOutcome = "shared" | "cancelled" | "unavailable";

/** A link to share, with its title and text. */
export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Whether the system's share sheet takes links. */
export function canShareLinks(): boolean {
  return typeof browserWindow()?.navigator.share === "function";
}

/** Whether the system's share sheet takes this file. */
export function canShareFile(file: File): boolean {
  const navigator = browserWindow()?.navigator;
  return typeof navigator?.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Opens the system's share sheet for a link; to be called at a press. */
export function shareLink(link: SharedLink): Promise<ShareOutcome> {
  return share({ ...link });
}

/** Opens the system's share sheet for a file; to be called at a press. */
export async function shareFile(file: File, title: string): Promise<ShareOutcome> {
  return canShareFile(file) ? share({ title, files: [file] }) : "unavailable";
}

async function share(data: ShareData): Promise<ShareOutcome> {
  const navigator = browserWindow()?.navigator;
  if (typeof navigator?.share !== "function") return "unavailable";
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "unavailable";
  }
}
