import { browserWindow } from "./browser";
import { canvasFile, createPictureCanvas } from "./picture-canvas";
import { saveFile } from "./save-file";

/** Saves SVG text as a PNG of this size; false where the browser cannot render it. */
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
  const created = createPictureCanvas(width, height);
  if (!created) return false;
  created.context.drawImage(image, 0, 0, width, height);
  const picture = await canvasFile(created.canvas, name);
  return picture !== null && saveFile(picture, name);
}

/** SVG text as an address for `img`. */
export function pictureAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
