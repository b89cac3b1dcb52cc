import { type MouseEvent, useCallback, useMemo } from "react";
import { useHref, useNavigate } from "react-router-dom";
import { focusBySelector } from "../../../platform/page";
import { customerNameId } from "../area/customer-name";

/** What the links of all rows share: a link of the router's own in each would be rendered at every change of the address. */
export interface RowLinks {
  /** What stands before the addresses of the site. */
  readonly base: string;
  /** Follows a link as the router does, where it is not meant for another tab; to open details, into them. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>, to: string, row: RowStatus) => void;
}

interface RowStatus {
  readonly isReplacing: boolean;
  /** Whether the row's details stand beside the list already. */
  readonly isOpen: boolean;
}

export function useRowLinks(): RowLinks {
  const base = useHref("/").replace(/\/$/, "");
  const navigate = useNavigate();
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, to: string, { isReplacing, isOpen }: RowStatus) => {
      const isForOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || isForOtherTab) return;
      event.preventDefault();
      // Between the row and its details the tab key stops at all other rows.
      if (isOpen && focusBySelector(`#${customerNameId}`)) return;
      void navigate(to, { replace: isReplacing });
    },
    [navigate],
  );
  return useMemo(() => ({ base, follow }), [base, follow]);
}
