import { browserWindow } from "./browser";

/** How long a browser may take to begin a download before its address is given back, in milliseconds. */
const addressLifetime = 60_000;

/** Has the browser save a file under its name. Built-in browsers of messengers ignore it. */
export function saveFile(file: File): void {
  const browser = browserWindow();
  if (browser === undefined) return;
  const address = browser.URL.createObjectURL(file);
  const link = browser.document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  browser.setTimeout(() => browser.URL.revokeObjectURL(address), addressLifetime);
}
