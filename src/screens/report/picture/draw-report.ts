import { createCanvas } from "../../../platform/canvas";
import { drawDays } from "./draw-days";
import { drawFigures } from "./draw-figures";
import { drawList } from "./draw-list";
import { closingLine, createPen, fillBox, type Pen, rule } from "./pen";
import type { ReportPicture } from "./report-picture";
import { drawRuns, drawText, fitText } from "./text";

/** In CSS pixels, as wide as a phone; drawn at two dots each. */
export const pictureSize = { width: 390, margin: 20, scale: 2 } as const;

/** Draws a report as one long picture. Rejects where the browser makes none. */
export async function drawReport(picture: ReportPicture): Promise<{ file: Blob; address: string }> {
  const { width, scale } = pictureSize;
  // Drawn once to see how long it becomes.
  const trial = createCanvas(width, 1, scale);
  const height = trial ? drawPage(createPen(trial.context), picture) : 0;
  const canvas = createCanvas(width, height, scale);
  if (!trial || !canvas) throw new Error("The browser has no canvas of this size.");
  const pen = createPen(canvas.context);
  fillBox(pen, 0, 0, width, height, "card");
  drawPage(pen, picture);
  return canvas.toPicture();
}

/** Draws from top to bottom; returns the height. */
function drawPage(pen: Pen, picture: ReportPicture): number {
  let y = drawHeader(pen, picture);
  const { margin, width } = pictureSize;
  y +=
    drawRuns(pen, picture.sentence, { x: margin, y: y + 16, width: width - 2 * margin, size: 20, lead: 34 }) +
    36;
  y = drawFigures(pen, picture.figures, y);
  y = drawDays(pen, picture.days, y + 16);
  for (const list of picture.lists) y = drawList(pen, list, y + 16);
  return drawFooter(pen, picture, y + 20);
}

function drawHeader(pen: Pen, { title, owner, week, range }: ReportPicture): number {
  const { margin, width } = pictureSize;
  pen.setFont(22, true);
  drawText(pen, title, margin, 46);
  pen.setFont(15, true);
  drawText(pen, week, width - margin, 46, { isRight: true });
  pen.setFont(13);
  const rangeWidth = drawText(pen, range, width - margin, 70, { isRight: true, ink: "ink2" });
  drawText(pen, fitText(pen, owner, width - 2 * margin - rangeWidth - 16), margin, 70, { ink: "ink2" });
  rule(pen, margin, width - margin, 84, "ink");
  return 84;
}

function drawFooter(pen: Pen, { notes, brand }: ReportPicture, top: number): number {
  const { margin, width } = pictureSize;
  closingLine(pen, margin, width - margin, top);
  let y = top + 14;
  for (const note of notes)
    y += drawRuns(pen, [{ text: note, tone: "plain" }], {
      x: margin,
      y,
      width: width - 2 * margin,
      size: 13,
      lead: 20,
    });
  pen.setFont(15, true);
  drawText(pen, brand, margin, y + 30);
  return y + 56;
}
