import type { Run } from "../sentence-runs";
import type { Ink, Pen, PictureContext } from "./pen";

const wideCharacter = "\\u2E80-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF\\u3000-\\u303F";
/** What may stand at the beginning of a line: one wide letter, a word, or a space. */
const words = new RegExp(`[${wideCharacter}]|[^\\s${wideCharacter}]+|\\s+`, "gu");
/** Where Chinese meets Latin letters or digits, a line of type leaves an eighth of its size. */
const scriptBoundary = /(?<=[\u4E00-\u9FFF])(?=[A-Za-z0-9¥$+])|(?<=[A-Za-z0-9%])(?=[\u4E00-\u9FFF])/u;

/** How wide a text is in the font that is set. */
export function textWidth({ context }: Pen, text: string): number {
  const pieces = text.split(scriptBoundary);
  const gap = fontSize(context) / 8;
  return pieces.reduce((width, piece) => width + context.measureText(piece).width, (pieces.length - 1) * gap);
}

/** Draws a text on its baseline; from its right end where `isRight`. Answers its width. */
export function drawText(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  {
    ink = "ink",
    isRight = false,
    isCentred = false,
  }: { ink?: Ink; isRight?: boolean; isCentred?: boolean } = {},
): number {
  const { context, colour } = pen;
  const width = textWidth(pen, text);
  let left = isRight ? x - width : isCentred ? x - width / 2 : x;
  context.fillStyle = colour(ink);
  for (const piece of text.split(scriptBoundary)) {
    context.fillText(piece, left, y);
    left += context.measureText(piece).width + fontSize(context) / 8;
  }
  return width;
}

/** Cuts a text that is too long for its place, and ends it with an ellipsis. */
export function fitText(pen: Pen, text: string, width: number): string {
  if (textWidth(pen, text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(pen, `${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

interface Word {
  readonly text: string;
  readonly tone: Run["tone"];
}

const inks: Readonly<Record<Run["tone"], Ink>> = {
  plain: "ink",
  strong: "ink",
  amount: "ink",
  more: "green",
  less: "red",
  late: "red",
};

interface Paragraph {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly lead: number;
}

/** Draws pieces of text in lines of a width; a strong piece that fits stays whole. Answers the height of the lines. */
export function drawRuns(pen: Pen, runs: readonly Run[], { x, y, width, size, lead }: Paragraph): number {
  let [left, line, before] = [x, 0, ""];
  for (const word of runs.flatMap((run) => wordsOf(pen, run, width, size))) {
    pen.setFont(size, word.tone !== "plain");
    const wordWidth = textWidth(pen, word.text);
    // A mark of the end of a phrase may stand in the margin rather than begin a line.
    const isClosingPunctuation = /^[，。、；：！？）」,.;:!?)]$/u.test(word.text);
    if (left + wordWidth > x + width && left > x && !isClosingPunctuation) {
      left = x;
      line += 1;
      if (word.text.trim() === "") continue;
    }
    const gap = left > x && scriptBoundary.test(before + word.text) ? size / 8 : 0;
    drawText(pen, word.text, left + gap, y + line * lead + size, { ink: inks[word.tone] });
    left += gap + wordWidth;
    before = word.text.slice(-1);
  }
  return (line + 1) * lead;
}

function wordsOf(pen: Pen, { text, tone }: Run, width: number, size: number): Word[] {
  pen.setFont(size, tone !== "plain");
  if (tone !== "plain" && textWidth(pen, text) <= width) return [{ text, tone }];
  return (text.match(words) ?? []).flatMap((word) => {
    const pieces = textWidth(pen, word) <= width ? [word] : [...word];
    return pieces.map((piece) => ({ text: piece, tone }));
  });
}

function fontSize(context: PictureContext): number {
  return Number(/(\d+)px/.exec(context.font)?.[1] ?? 15);
}
