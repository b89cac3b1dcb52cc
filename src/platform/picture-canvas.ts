import { browserWindow } from "./browser";

/** A canvas that is not on the page, with its context. */
export interface PictureCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** A canvas of that many pixels; null where the browser has none, or none so large. */
export function createPictureCanvas(width: number, height: number): PictureCanvas | null {
  const canvas = browserWindow()?.document.createElement("canvas");
  if (canvas === undefined) return null;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  return context === null ? null : { canvas, context };
}

/** The canvas as a PNG file; null where the browser cannot make one. */
export async function canvasFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  try {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return blob === null ? null : new File([blob], name, { type: "image/png" });
  } catch {
    // A canvas that holds a picture of another origin is refused.
    return null;
  }
}

/** A file as an address for `img`: unlike an object URL it can be pressed and held to save in messengers. */
export function fileDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
