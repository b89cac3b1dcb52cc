import type { QrImage } from "../../../rules/qr";

/** What an invite poster says. All texts are in one language. */
export interface PosterContent {
  readonly brand: string;
  /** The two or three lines of the statement. */
  readonly statement: string;
  /** Who invites; the masked name where the nickname is not to be shown. */
  readonly inviter: string;
  readonly benefits: readonly string[];
  /** What to do with the code. */
  readonly scan: string;
  readonly recode: string;
}

/** The colours of a poster: always light, as it is printed and passed on. */
export interface PosterColours {
  readonly accent: string;
  readonly tint: string;
}

/** Size of a poster in pixels, and where its code stands. The code keeps three pixels a module at half the size. */
export const posterLayout = { width: 1080, height: 1620, margin: 84, code: 460 } as const;

const ink = "#17211c";
const ink2 = "#4f5a54";
const paper = "#fbfaf7";
const fonts = 'system-ui, "PingFang SC", "PingFang TC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** What a poster is drawn on: the part of a canvas context that is used. */
export type PosterContext = Pick<
  CanvasRenderingContext2D,
  "fillStyle" | "font" | "textBaseline" | "fillRect" | "fillText" | "measureText"
>;

/** Draws a poster: statement, benefits and the code on one sheet, closed by the double line. */
export function drawPoster(
  context: PosterContext,
  content: PosterContent,
  code: QrImage,
  { accent, tint }: PosterColours,
): void {
  const { width, height, margin, code: side } = posterLayout;
  const right = width - margin;
  context.textBaseline = "top";
  fill(context, paper, 0, 0, width, height);
  fill(context, tint, 0, 0, width, 760);

  write(context, content.brand, margin, 84, { size: 40, weight: 600, color: accent });
  let y = 200;
  for (const line of wrapText(context, content.statement, right - margin, font(88, 600)).slice(0, 3)) {
    write(context, line, margin, y, { size: 88, weight: 600, color: ink });
    y += 116;
  }
  write(context, ellipsis(context, content.inviter, right - margin, font(40, 400)), margin, 620, {
    size: 40,
    weight: 400,
    color: ink2,
  });

  y = 820;
  for (const benefit of content.benefits.slice(0, 2)) {
    write(context, ellipsis(context, benefit, right - margin, font(42, 400)), margin, y, {
      size: 42,
      weight: 400,
      color: ink,
    });
    fill(context, "#e3e1da", margin, y + 64, right - margin, 2);
    y += 92;
  }

  const top = height - margin - 44 - side;
  drawCode(context, code, right - side, top, side);
  const left = right - side - 60 - margin;
  let line = top + 20;
  for (const text of wrapText(context, content.scan, left, font(48, 600)).slice(0, 4)) {
    write(context, text, margin, line, { size: 48, weight: 600, color: ink });
    line += 66;
  }
  write(context, content.recode, margin, top + side - 56, { size: 44, weight: 600, color: ink2 });

  // The sheet is complete: the double line.
  fill(context, ink, margin, height - margin - 8, right - margin, 3);
  fill(context, ink, margin, height - margin, right - margin, 3);
}

/** Draws a code on white in whole pixels, so that no module is blurred. */
export function drawCode(
  context: PosterContext,
  code: QrImage,
  left: number,
  top: number,
  side: number,
): void {
  fill(context, code.light, left, top, side, side);
  const module = Math.floor(side / code.extent);
  const count = code.matrix.length;
  const inset = Math.floor((side - module * count) / 2);
  code.matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark)
        fill(context, code.dark, left + inset + x * module, top + inset + y * module, module, module);
    });
  });
}

/** Breaks a text into lines no wider than `width`: between words, and between any two Chinese characters. */
export function wrapText(
  context: Pick<PosterContext, "font" | "measureText">,
  text: string,
  width: number,
  lineFont: string,
): string[] {
  context.font = lineFont;
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(
    /[\p{Script=Han}，。、：；！？「」]|[^\p{Script=Han}\s，。、：；！？「」]+|\s+/gu,
  ) ?? []) {
    const isMark = /^[，。、：；！？」]$/u.test(piece);
    if (line !== "" && !isMark && context.measureText(line + piece).width > width) {
      lines.push(line.trim());
      line = piece.trim() === "" ? "" : piece;
    } else line += piece;
  }
  return line.trim() === "" ? lines : [...lines, line.trim()];
}

function ellipsis(context: PosterContext, text: string, width: number, textFont: string): string {
  context.font = textFont;
  if (context.measureText(text).width <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && context.measureText(`${characters.join("")}…`).width > width)
    characters.pop();
  return `${characters.join("")}…`;
}

function font(size: number, weight: number): string {
  return `${weight} ${size}px ${fonts}`;
}

interface Ink {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
}

function write(
  context: PosterContext,
  text: string,
  x: number,
  y: number,
  { size, weight, color }: Ink,
): void {
  context.font = font(size, weight);
  context.fillStyle = color;
  context.fillText(text, x, y);
}

function fill(
  context: PosterContext,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.fillStyle = color;
  context.fillRect(x, y, width, height);
}
