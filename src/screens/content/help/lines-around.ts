/** More lines than these, and the tree hides its other branches below the screen. */
const most = 12;

/** The lines that stand around the current one; the first ones where there is none. */
export function linesAround<Line>(lines: readonly Line[], current: number): readonly Line[] {
  const first = Math.min(current - most / 2, lines.length - most);
  return lines.slice(Math.max(0, first)).slice(0, most);
}
