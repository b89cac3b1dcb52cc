import { browserWindow } from "./browser";

/** Lifetime of a file's address after the click in milliseconds: some browsers start reading it later. */
const addressLifetime = 60_000;

/** Saves a file to the device's downloads under a name; false without a browser. Messengers' browsers ignore it. */
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

/** A name valid on every system: separators and reserved characters become dashes. */
export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, "-");
}
