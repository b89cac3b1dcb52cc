import { useEffect } from "react";
import { repeatEarlyPress } from "../platform/hydration";
import { setPageAttribute } from "../platform/page";

/**
 * Marks from when on the page is interactive. A prerendered one is visible long before, and its screen is hydrated
 * after the layout around it; what was pressed until then is pressed again.
 */
export function InteractiveMark() {
  useEffect(() => {
    setPageAttribute("data-hydrated", "");
    repeatEarlyPress();
  }, []);
  return null;
}
