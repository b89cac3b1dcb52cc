import { canvasFile, createPictureCanvas, fileDataUrl } from "../../../platform/picture-canvas";
import { createQrCode } from "../../../rules/qr";
import { drawPoster, type PosterColours, type PosterContent, posterLayout } from "./draw-poster";

/** A poster as a file to save or share, and as an address to show. */
export interface Poster {
  readonly file: File;
  readonly address: string;
}

/** Draws a poster whose code leads to `link`; null where the browser cannot draw. */
export async function makePoster(
  content: PosterContent,
  link: string,
  colours: PosterColours,
): Promise<Poster | null> {
  const picture = createPictureCanvas(posterLayout.width, posterLayout.height);
  if (picture === null) return null;
  const code = createQrCode(link, { padding: 4, level: "M", version: 1 });
  drawPoster(picture.context, content, code, colours);
  const file = await canvasFile(picture.canvas, `stockbook-${content.recode}.png`);
  return file && { file, address: await fileDataUrl(file) };
}
