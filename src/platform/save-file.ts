import { browserWindow } from "./browser";

/** Offers a text to be saved as a file. Spreadsheets need the byte order mark to read UTF-8, so it is put in front. */
export function saveTextFile(name: string, text: string, type: string): void {
  const browser = browserWindow();
  if (browser === undefined) return;
  const address = browser.URL.createObjectURL(new Blob(["\uFEFF", text], { type: `${type};charset=utf-8` }));
  const link = browser.document.createElement("a");
  link.href = address;
  link.download = name;
  browser.document.body.append(link);
  link.click();
  link.remove();
  // A browser may begin to read the file only after the click was handled.
  browser.setTimeout(() => browser.URL.revokeObjectURL(address), 60_000);
}
