/**
 * Which of several headings is being read: the last one above the reading line, the first before any was passed,
 * and the last at the very end of the page, where short sections never reach the line. -1 for no headings.
 * @param tops distance of each heading from the top of the window, in reading order
 */
export function currentHeading(tops: readonly number[], readingLine: number, isAtEnd: boolean): number {
  if (tops.length === 0) return -1;
  if (isAtEnd) return tops.length - 1;
  const passed = tops.filter((top) => top <= readingLine).length;
  return Math.max(0, passed - 1);
}
