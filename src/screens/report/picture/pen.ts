import { pageFontFamily, withLightTheme } from "../../../platform/canvas";

/** The colours of a picture: those of the light theme, whatever theme the page has. */
export type Ink = "card" | "paper" | "ink" | "ink2" | "line" | "green" | "amber" | "red" | "bar2";

/** What drawing uses of a canvas. */
export type PictureContext = Pick<
  CanvasRenderingContext2D,
  | "fillStyle"
  | "font"
  | "textBaseline"
  | "fillRect"
  | "fillText"
  | "measureText"
  | "beginPath"
  | "moveTo"
  | "lineTo"
  | "fill"
>;

/** Draws texts and lines in the product's colours and type. */
export interface Pen {
  readonly context: PictureContext;
  readonly colour: (ink: Ink) => string;
  /** Chooses size and weight of the texts that follow. */
  readonly setFont: (size: number, isStrong?: boolean) => void;
}

export function createPen(context: PictureContext): Pen {
  const colours = withLightTheme((property) => ({
    card: property("--card"),
    paper: property("--paper"),
    ink: property("--ink"),
    ink2: property("--ink2"),
    line: property("--line"),
    green: property("--green"),
    amber: property("--amber"),
    red: property("--red"),
    bar2: property("--bar2"),
  }));
  const family = pageFontFamily();
  context.textBaseline = "alphabetic";
  return {
    context,
    colour: (ink) => colours[ink],
    setFont(size, isStrong = false) {
      context.font = `${isStrong ? 600 : 400} ${size}px ${family}`;
    },
  };
}

/** A hairline, or one in ink, across part of the picture. */
export function rule(pen: Pen, left: number, right: number, y: number, ink: Ink = "line"): void {
  fillBox(pen, left, y, right - left, 1, ink);
}

export function fillBox(
  { context, colour }: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink,
): void {
  context.fillStyle = colour(ink);
  context.fillRect(x, y, width, height);
}

/** Two lines: the sum is complete. */
export function closingLine(pen: Pen, left: number, right: number, y: number): void {
  rule(pen, left, right, y, "ink");
  rule(pen, left, right, y + 3, "ink");
}
