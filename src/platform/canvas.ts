import { browserWindow } from "./browser";
import { canvasFile, createPictureCanvas } from "./picture-canvas";

/** A canvas for a picture that is saved or shared, in CSS pixels. */
export interface Canvas {
  readonly context: CanvasRenderingContext2D;
  /** The finished picture as PNG: a file, and an address to show it at. Rejects where the browser refuses. */
  toPicture(): Promise<{ readonly file: Blob; readonly address: string }>;
}

/**
 * A canvas of this many CSS pixels, rendered at `scale` device pixels each. Null without a browser, and where it has no
 * canvas or none of this size.
 */
export function createCanvas(width: number, height: number, scale: number): Canvas | null {
  const created = createPictureCanvas(Math.round(width * scale), Math.round(height * scale));
  if (!created) return null;
  const { canvas, context } = created;
  context.scale(scale, scale);
  return {
    context,
    async toPicture() {
      const file = await canvasFile(canvas, "picture.png");
      if (!file) throw new Error("The browser made no picture of the canvas.");
      return { file, address: canvas.toDataURL("image/png") };
    },
  };
}

/**
 * The result of `read` with the values of custom properties in the light theme, whatever theme the page shows. Without
 * a browser every value is "".
 */
export function withLightTheme<T>(read: (property: (name: string) => string) => T): T {
  const browser = browserWindow();
  if (!browser) return read(() => "");
  const sample = browser.document.createElement("div");
  sample.dataset["theme"] = "light";
  sample.hidden = true;
  browser.document.body.append(sample);
  const style = browser.getComputedStyle(sample);
  const result = read((name) => style.getPropertyValue(name).trim());
  sample.remove();
  return result;
}

/** The page's font family, as a canvas takes it. */
export function pageFontFamily(): string {
  const browser = browserWindow();
  return browser ? browser.getComputedStyle(browser.document.documentElement).fontFamily : "sans-serif";
}
