import { useEffect, useEffectEvent } from "react";
import { onKeyDown } from "../../platform/keyboard";

/** Calls back with −1 or 1 when an arrow key is pressed that no control on the page uses itself. */
export function useWeekKeys(onTurn: (weeks: -1 | 1) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const weeks = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : null;
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (weeks === null || hasModifier || event.isComposing || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(usesArrows) !== null) return;
    onTurn(weeks);
  });
  useEffect(() => onKeyDown(handleKey), []);
}

/** Where arrow keys mean something else: fields, choices, windows, and tables that scroll sideways. */
const usesArrows = "input, select, textarea, dialog, [role=radiogroup], [contenteditable], .overflow-x-auto";
