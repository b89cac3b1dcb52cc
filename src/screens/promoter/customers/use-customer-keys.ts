import { useEffect, useEffectEvent } from "react";
import { isEscape, onKeyDown } from "../../../platform/keyboard";

interface CustomerKeys {
  readonly onSearch: () => void;
  /** By how many rows. */
  readonly onMove: (rows: number) => void;
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
    if (isInside("[type=search]") && event.key !== "ArrowDown") return;
    if (isEscape(event)) return keys.onClose();
    const action = actionOf(event.key, keys);
    if (action === null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => onKeyDown((event) => handleKey(event)), []);
}

function actionOf(key: string, keys: CustomerKeys): (() => void) | null {
  switch (key) {
    case "/":
      return keys.onSearch;
    case "ArrowDown":
      return () => keys.onMove(1);
    case "ArrowUp":
      return () => keys.onMove(-1);
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
