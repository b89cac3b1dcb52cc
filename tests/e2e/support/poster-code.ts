import type { Locator, Page } from "@playwright/test";
import jsqr from "jsqr";

interface Recompression {
  /** 0.5 halves both sides. */
  readonly scale: number;
  /** JPEG quality, between 0 and 1. */
  readonly quality: number;
}

/** The QR code text of a picture on the page after it was scaled down and recompressed; null without one. */
export async function readPosterCode(
  page: Page,
  picture: Locator,
  recompression: Recompression,
): Promise<string | null> {
  const address = await picture.getAttribute("src");
  const { pixels, width, height } = await page.evaluate(
    async ({ source, scale, quality }) => {
      const load = async (url: string) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image;
      };
      const draw = (image: HTMLImageElement, w: number, h: number) => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [w, h];
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0, w, h);
        return { canvas, context };
      };
      const original = await load(source);
      const [w, h] = [Math.round(original.naturalWidth * scale), Math.round(original.naturalHeight * scale)];
      const compressed = await load(draw(original, w, h).canvas.toDataURL("image/jpeg", quality));
      const data = draw(compressed, w, h).context?.getImageData(0, 0, w, h).data ?? [];
      let text = "";
      for (let start = 0; start < data.length; start += 8192)
        text += String.fromCharCode(...data.slice(start, start + 8192));
      return { pixels: btoa(text), width: w, height: h };
    },
    { source: address ?? "", ...recompression },
  );
  const decoded = jsqr(new Uint8ClampedArray(Buffer.from(pixels, "base64")), width, height);
  return decoded?.data ?? null;
}
