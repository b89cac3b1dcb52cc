import { browserWindow } from "./browser";

/** Offers a text as a file to save. The name carries its ending; nothing happens without a browser. */
export function saveTextFile(name: string, text: string, mediaType: string): void {
  const browser = browserWindow();
  if (browser === undefined) return;
  const url = browser.URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = browser.document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  browser.setTimeout(() => browser.URL.revokeObjectURL(url), 60_000);
}
