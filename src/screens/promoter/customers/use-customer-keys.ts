import { useEffect, useEffectEvent } from "react";
import { isEscape, onKeyDown } from "../../../platform/keyboard";

interface CustomerKeys {
  readonly onSearch: () => void;
  /** By how many rows, and whether those on the way are selected. */
  readonly onMove: (rows: number, isExtending: boolean) => void;
  readonly onToggle: () => void;
  readonly onLabel: () => void;
  readonly onSheet: () => void;
  readonly onClose: () => void;
}

/**
 * The keys of the list; they rest while something is typed, chosen or asked in a dialog. From the search the arrow down
 * leads to what was found.
 */
export function useCustomerKeys(keys: CustomerKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isInside = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (isInside("dialog, [role=menu], input:not([type=checkbox]):not([type=search]), textarea, select"))
      return;
    if (isInside("[type=search]") && (event.key !== "ArrowDown" || event.shiftKey)) return;
    if (isEscape(event)) return keys.onClose();
    const action = actionOf(event, keys);
    if (action === null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => onKeyDown((event) => handleKey(event)), []);
}

function actionOf({ key, shiftKey }: KeyboardEvent, keys: CustomerKeys): (() => void) | null {
  switch (key) {
    case "/":
      return keys.onSearch;
    case "ArrowDown":
      return () => keys.onMove(1, shiftKey);
    case "ArrowUp":
      return () => keys.onMove(-1, shiftKey);
    case "x":
      return keys.onToggle;
    case "l":
      return keys.onLabel;
    case "?":
      return keys.onSheet;
    default:
      return null;
  }
}
