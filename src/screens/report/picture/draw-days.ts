import { drawHeading } from "./draw-list";
import { fillBox, type Pen, rule } from "./pen";
import type { PictureDays } from "./report-picture";
import { drawText } from "./text";

const [width, margin, height] = [390, 20, 140];

/** Draws the seven days in pairs of bars; answers where they end. */
export function drawDays(pen: Pen, { title, legend, bars }: PictureDays, top: number): number {
  const y = drawHeading(pen, title, "", top);
  drawLegend(pen, legend, top + 22);
  const base = y + 36 + height;
  const step = (width - 2 * margin) / bars.length;
  bars.forEach(({ name, before, share, mark }, index) => {
    const middle = margin + step * (index + 0.5);
    fillBox(pen, middle - 17, base - before * height, 16, before * height, "bar2");
    fillBox(pen, middle + 1, base - share * height, 16, share * height, "green");
    pen.setFont(13);
    if (mark !== "") drawText(pen, mark, middle + 9, base - share * height - 7, { isCentred: true });
    drawText(pen, name, middle, base + 20, { isCentred: true, ink: "ink2" });
  });
  rule(pen, margin, width - margin, base, "ink");
  return base + 36;
}

function drawLegend(pen: Pen, [before, week]: PictureDays["legend"], y: number): void {
  pen.setFont(13);
  const weekWidth = drawText(pen, week, width - margin, y, { isRight: true, ink: "ink2" });
  const square = width - margin - weekWidth - 16;
  fillBox(pen, square, y - 10, 10, 10, "green");
  const beforeWidth = drawText(pen, before, square - 16, y, { isRight: true, ink: "ink2" });
  fillBox(pen, square - 16 - beforeWidth - 16, y - 10, 10, 10, "bar2");
}
