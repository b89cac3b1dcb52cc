import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { focusBySelector, scrollToTop } from "../../../platform/page";

/** Turning to another page of a list starts it at its top; going back leads to the place left, as on every page. */
export function usePagingScroll(page: number, focusSelector: string): void {
  const navigation = useNavigationType();
  const previousPage = useRef(page);

  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    if (navigation === "POP") return;
    scrollToTop();
    focusBySelector(focusSelector);
  }, [page, navigation, focusSelector]);
}
