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

/** Offers a drawing (SVG text) to be saved as a PNG of this size; false where the browser cannot draw it. */
export async function savePicture(
  name: string,
  drawing: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<boolean> {
  const browser = browserWindow();
  if (browser === undefined) return false;
  const image = new browser.Image();
  image.src = pictureAddress(drawing);
  try {
    await image.decode();
  } catch {
    return false;
  }
  const canvas = browser.document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  const link = browser.document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = name;
  browser.document.body.append(link);
  link.click();
  link.remove();
  return true;
}

/** The address of a drawing (SVG text) that an image can show. */
export function pictureAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
