import { useEffect, useState } from "react";
import { reportProblem } from "../../../platform/report";
import { drawReport } from "./draw-report";
import type { ReportPicture } from "./report-picture";

/** A picture that was drawn: a file, and an address to show it at. */
interface RenderedPicture {
  readonly file: Blob;
  readonly address: string;
}

interface Drawing {
  /** Of which picture, as text. */
  readonly of: string;
  readonly rendered: RenderedPicture | null;
}

/** Draws a picture and again whenever something on it changes. "failed" where the browser made none. */
export function useRenderedPicture(picture: ReportPicture | null): RenderedPicture | "drawing" | "failed" {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  // Words and shares alone: what reads the same is the same picture.
  const text = picture === null ? null : JSON.stringify(picture);
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    const show = (rendered: RenderedPicture | null) => {
      if (isCurrent) setDrawing({ of: text, rendered });
    };
    const parsed: ReportPicture = JSON.parse(text);
    drawReport(parsed).then(show, (error: unknown) => {
      reportProblem("The picture of the report could not be drawn", error);
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawing === null || drawing.of !== text) return "drawing";
  return drawing.rendered ?? "failed";
}
