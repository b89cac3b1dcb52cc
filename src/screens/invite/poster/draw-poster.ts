import type { QrImage } from "../../../rules/qr";

/** The texts of an invite poster, all in one language. */
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

/** Size of a poster in pixels, and where its code stands. A module of the code has five pixels at half the size. */
export const posterLayout = { width: 1080, height: 1620, margin: 84, code: 500 } as const;

const black = "#17211c";
const grey = "#4f5a54";
const paper = "#fbfaf7";
const hairline = "#e3e1da";
const fonts = 'system-ui, "PingFang SC", "PingFang TC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** The part of a canvas context that rendering a poster uses. */
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
  const inner = right - margin;
  const statement: Ink = { size: 100, weight: 600, color: black };
  const lines = wrapText(context, content.statement, inner, statement).slice(0, 2);
  const head = 384 + lines.length * 132;
  fill(context, tint, 0, 0, width, head);
  write(context, content.brand, margin, 88, { size: 40, weight: 600, color: accent });
  const inviter: Ink = { size: 48, weight: 400, color: grey };
  write(context, ellipsis(context, content.inviter, inner, inviter), margin, 196, inviter);
  for (const [index, line] of lines.entries()) write(context, line, margin, 288 + index * 132, statement);

  let y = head + 64;
  const benefit: Ink = { size: 48, weight: 400, color: black };
  for (const text of content.benefits.slice(0, 2)) {
    write(context, ellipsis(context, text, inner, benefit), margin, y, benefit);
    fill(context, hairline, margin, y + 80, inner, 2);
    y += 120;
  }

  const top = height - margin - 44 - side;
  drawCode(context, code, right - side, top, side);
  const scan: Ink = { size: 52, weight: 600, color: black };
  let line = top + 12;
  for (const text of wrapText(context, content.scan, inner - side - 60, scan).slice(0, 4)) {
    write(context, text, margin, line, scan);
    line += 76;
  }
  write(context, content.recode, margin, top + side - 60, { size: 44, weight: 600, color: grey });

  // The sheet is complete: the double line.
  fill(context, black, margin, height - margin - 8, right - margin, 3);
  fill(context, black, margin, height - margin, right - margin, 3);
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

/**
 * Breaks a text into lines no wider than `width`: between words, and between any two Chinese characters; a number
 * and its unit stay together.
 */
export function wrapText(
  context: Pick<PosterContext, "font" | "measureText">,
  text: string,
  width: number,
  ink: Ink,
): string[] {
  context.font = fontOf(ink);
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

function ellipsis(context: PosterContext, text: string, width: number, ink: Ink): string {
  context.font = fontOf(ink);
  if (context.measureText(text).width <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && context.measureText(`${characters.join("")}…`).width > width)
    characters.pop();
  return `${characters.join("")}…`;
}

function fontOf({ size, weight }: Ink): string {
  return `${weight} ${size}px ${fonts}`;
}

export interface Ink {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
}

function write(context: PosterContext, text: string, x: number, y: number, ink: Ink): void {
  context.font = fontOf(ink);
  context.fillStyle = ink.color;
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
