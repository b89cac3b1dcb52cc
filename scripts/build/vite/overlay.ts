import { join } from "node:path";
import type { ErrorPayload } from "vite";

/** A place in a file of the project; lines and columns count from 1. */
export interface Place {
  /** Path below the root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `/home/me/stockbook/src/main.tsx:3:7`, which the overlay links to the editor: it knows whole paths alone. */
export const linkedPlace = (root: string, { file, line, column }: Place): string =>
  `${join(root, file)}:${line}:${column}`;

/** What pages show over themselves: a sentence, the place it is about, and further lines. */
export function overlayError(
  root: string,
  message: string,
  place: Place | null,
  further: readonly string[],
): ErrorPayload {
  const loc = place && { file: join(root, place.file), line: place.line, column: place.column };
  return { type: "error", err: { message, stack: further.join("\n"), ...(loc && { loc }) } };
}
