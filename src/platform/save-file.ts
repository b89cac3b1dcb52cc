import { browserWindow } from "./browser";
import { canvasFile, createPictureCanvas } from "./picture-canvas";

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

/** Saves a text as a file, with the byte order mark that spreadsheets need to read UTF-8. */
export function saveTextFile(name: string, text: string, type: string): void {
  saveFile(new Blob(["\uFEFF", text], { type: `${type};charset=utf-8` }), name);
}

/** Saves SVG text as a PNG of this size; false where the browser cannot render it. */
export async function savePicture(
  name: string,
  drawing: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<boolean> {
  const browser = browserWindow();
  const created = createPictureCanvas(width, height);
  if (!browser || !created) return false;
  const image = new browser.Image();
  image.src = pictureAddress(drawing);
  try {
    await image.decode();
  } catch {
    return false;
  }
  created.context.drawImage(image, 0, 0, width, height);
  const file = await canvasFile(created.canvas, name);
  return file !== null && saveFile(file, name);
}

/** SVG text as an address for `img`. */
export function pictureAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
