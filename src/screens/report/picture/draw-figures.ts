import { fillBox, type Pen, rule } from "./pen";
import type { ReportPicture } from "./report-picture";
import { drawText, fitText, textWidth } from "./text";

const [width, margin] = [390, 20];

/** Draws the four figures, each with its change; answers where they end. */
export function drawFigures(pen: Pen, figures: ReportPicture["figures"], top: number): number {
  const half = width / 2;
  const lineWidth = half - margin - 8;
  // Where one text is too long for the line of its percentage, all stand below theirs.
  const isStacked = figures.some(({ change }) => changeWidth(pen, change) > lineWidth);
  const height = isStacked ? 112 : 92;
  const size = fittingSize(
    pen,
    figures.map(({ value }) => value),
    lineWidth,
  );
  rule(pen, 0, width, top);
  figures.forEach(({ name, value, change }, index) => {
    const x = index % 2 === 0 ? margin : half + margin;
    const y = top + Math.floor(index / 2) * height;
    pen.setFont(13);
    drawText(pen, name, x, y + 26, { ink: "ink2" });
    pen.setFont(size, true);
    drawText(pen, fitText(pen, value, lineWidth), x, y + 54);
    drawChange(pen, change, { x, y: y + 77, width: lineWidth, isStacked });
    rule(pen, 0, width, y + height);
  });
  fillBox(pen, half, top, 1, height * Math.ceil(figures.length / 2), "line");
  return top + height * Math.ceil(figures.length / 2);
}

/** The largest size in which all values are whole: an amount that is cut is another one. */
function fittingSize(pen: Pen, values: readonly string[], lineWidth: number): number {
  const smallest = 13;
  for (let size = 22; size > smallest; size -= 1) {
    pen.setFont(size, true);
    if (values.every((value) => textWidth(pen, value) <= lineWidth)) return size;
  }
  return smallest;
}

const changeInks = { up: "green", down: "red", same: "ink2" } as const;

type Change = ReportPicture["figures"][number]["change"];

/** Width of the mark before a change, and the gap between its percentage and its words. */
const [markWidth, wordGap] = [15, 8];

function changeWidth(pen: Pen, { percentage, words }: Change): number {
  pen.setFont(13, true);
  const used = markWidth + (percentage === null ? 0 : textWidth(pen, percentage) + wordGap);
  pen.setFont(13);
  return used + textWidth(pen, words);
}

interface ChangeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isStacked: boolean;
}

function drawChange(
  pen: Pen,
  { direction, percentage, words }: Change,
  { x, y, width, isStacked }: ChangeBox,
): void {
  const ink = changeInks[direction];
  drawMark(pen, direction, x, y);
  pen.setFont(13, true);
  const first = percentage === null ? 0 : drawText(pen, percentage, x + markWidth, y, { ink }) + wordGap;
  const isBelow = isStacked && percentage !== null;
  const used = isBelow ? 0 : markWidth + first;
  pen.setFont(13);
  drawText(pen, fitText(pen, words, width - used), x + used, isBelow ? y + 20 : y, { ink: "ink2" });
}

function drawMark(pen: Pen, direction: "up" | "down" | "same", x: number, y: number): void {
  const { context, colour } = pen;
  if (direction === "same") {
    fillBox(pen, x, y - 5, 10, 1.5, "ink2");
    return;
  }
  const [tip, base] = direction === "up" ? [y - 9, y - 1] : [y - 1, y - 9];
  context.fillStyle = colour(changeInks[direction]);
  context.beginPath();
  context.moveTo(x + 5, tip);
  context.lineTo(x + 10, base);
  context.lineTo(x, base);
  context.fill();
}
