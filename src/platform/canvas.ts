import { browserWindow } from "./browser";

/** A place to draw a picture that is saved or shared, in CSS pixels. */
export interface Canvas {
  readonly context: CanvasRenderingContext2D;
  /** The finished picture as PNG: a file, and an address to show it at. Rejects where the browser refuses. */
  toPicture(): Promise<{ readonly file: Blob; readonly address: string }>;
}

/**
 * A canvas of so many CSS pixels, drawn at `scale` dots each. Null without a browser, and where it has no canvas or
 * none so large.
 */
export function createCanvas(width: number, height: number, scale: number): Canvas | null {
  const canvas = browserWindow()?.document.createElement("canvas");
  if (!canvas) return null;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.scale(scale, scale);
  return {
    context,
    async toPicture() {
      const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
      if (!file) throw new Error("The browser made no picture of the canvas.");
      return { file, address: canvas.toDataURL("image/png") };
    },
  };
}

/**
 * What `read` makes of the values that custom properties have in the light theme, whatever theme the page shows. Without
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
