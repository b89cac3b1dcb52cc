import { closingLine, fillBox, type Pen, rule } from "./pen";
import type { PictureList } from "./report-picture";
import { drawText, fitText, textWidth } from "./text";

const [width, margin] = [390, 20];
const right = width - margin;

/** Draws the strip with a title and a note; answers where it ends. */
export function drawHeading(pen: Pen, title: string, note: string, top: number): number {
  fillBox(pen, 0, top - 16, width, 52, "paper");
  rule(pen, 0, width, top - 16);
  pen.setFont(13, true);
  drawText(pen, title, margin, top + 22);
  pen.setFont(13);
  drawText(pen, note, right, top + 22, { isRight: true, ink: "ink2" });
  rule(pen, 0, width, top + 36);
  return top + 36;
}

/** Draws a list with its bars; answers where it ends. */
export function drawList(pen: Pen, list: PictureList, top: number): number {
  let y = drawHeading(pen, list.title, list.note, top);
  if (list.rows.length === 0) {
    pen.setFont(15);
    drawText(pen, list.empty, margin, y + 32, { ink: "ink2" });
    return y + 52;
  }
  if (!list.isRanked) y += 8;
  const columns = barColumns(pen, list.rows);
  list.rows.forEach((row, index) => {
    y = list.isRanked ? drawRankedRow(pen, row, index, y) : drawBarRow(pen, row, y, columns);
  });
  if (list.total === null) return y + 4;
  rule(pen, margin, right, y + 8, "ink");
  pen.setFont(15);
  drawText(pen, list.total.name, margin, y + 38);
  pen.setFont(20, true);
  drawText(pen, list.total.value, right, y + 39, { isRight: true });
  closingLine(pen, margin, right, y + 54);
  return y + 74;
}

type Row = PictureList["rows"][number];

function drawRankedRow(
  pen: Pen,
  { name, detail, value, share, colour }: Row,
  index: number,
  top: number,
): number {
  const left = margin + 20;
  if (index > 0) rule(pen, margin, right, top);
  pen.setFont(13);
  drawText(pen, String(index + 1), margin, top + 28, { ink: "ink2" });
  const detailWidth = textWidth(pen, detail);
  pen.setFont(15, true);
  const valueWidth = drawText(pen, value, right, top + 28, { isRight: true });
  pen.setFont(15);
  const fitted = fitText(pen, name, right - left - valueWidth - detailWidth - 24);
  const nameWidth = drawText(pen, fitted, left, top + 28);
  pen.setFont(13);
  drawText(pen, detail, left + nameWidth + 10, top + 28, { ink: "ink2" });
  fillBox(pen, left, top + 38, Math.max(2, share * (right - left)), 4, colour);
  return top + 54;
}

/** Where the details end, and before them the bars. */
interface BarColumns {
  readonly detailRight: number;
  readonly barRight: number;
}

/** Columns that all rows share, so that the lengths of the bars compare; as wide as the widest of each. */
function barColumns(pen: Pen, rows: readonly Row[]): BarColumns {
  pen.setFont(15, true);
  const values = rows.map(({ value }) => textWidth(pen, value) + 12);
  pen.setFont(13);
  const details = rows.map(({ detail }) => textWidth(pen, detail));
  const detailRight = right - Math.max(96, ...values);
  return { detailRight, barRight: detailRight - Math.max(62, ...details) - 12 };
}

function drawBarRow(
  pen: Pen,
  { name, detail, value, share, colour }: Row,
  top: number,
  { detailRight, barRight }: BarColumns,
): number {
  const barLeft = margin + 84;
  pen.setFont(13);
  drawText(pen, fitText(pen, name, 80), margin, top + 24);
  drawText(pen, detail, detailRight, top + 24, { isRight: true, ink: "ink2" });
  pen.setFont(15, true);
  drawText(pen, value, right, top + 24, { isRight: true });
  fillBox(pen, barLeft, top + 14, share * Math.max(0, barRight - barLeft), 10, colour);
  return top + 38;
}
