import { browserWindow } from "./browser";

/** How long the address of a file lives after the click: some browsers begin to read it a while later. */
const addressLifetime = 60_000;

/** Saves a file to the device's downloads under a name; false without a browser. */
export function saveFile(file: Blob, name: string): boolean {
  const browser = browserWindow();
  if (!browser) return false;
  const address = browser.URL.createObjectURL(file);
  const link = browser.document.createElement("a");
  link.href = address;
  link.download = fileName(name);
  browser.document.body.append(link);
  link.click();
  link.remove();
  browser.setTimeout(() => browser.URL.revokeObjectURL(address), addressLifetime);
  return true;
}

/** A name that every system takes: what separates folders or is reserved becomes a dash. */
export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, "-");
}
