import { browserWindow } from "./browser";
import { saveFile } from "./save-file";

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
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return picture !== null && saveFile(picture, name);
}

/** The address of a drawing (SVG text) that an image can show. */
export function pictureAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
