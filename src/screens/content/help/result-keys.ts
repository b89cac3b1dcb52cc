import type { KeyboardEvent } from "react";
import { focusBySelector } from "../../../platform/page";
import { helpSearchFieldId } from "./help-search-field-id";

/** Marks a result that the arrow keys reach. */
export const resultMark = "data-help-result";

/** Up and down, home and end move through the results of a list; up from the first returns to the box. */
export function handleResultKeys(event: KeyboardEvent<HTMLElement>): void {
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${resultMark}]`)];
  const index = results.findIndex((result) => result.matches(":focus"));
  if (index < 0) return;
  const next = resultAfterKey(event.key, index, results.length);
  if (next === null) return;
  event.preventDefault();
  if (next < 0) focusBySelector(`#${helpSearchFieldId}`);
  else results[next]?.focus();
}

/** Which result a key leads to: -1 for the search box, null for a key that does not move. */
export function resultAfterKey(key: string, index: number, count: number): number | null {
  if (key === "ArrowDown") return Math.min(index + 1, count - 1);
  if (key === "ArrowUp") return index - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
