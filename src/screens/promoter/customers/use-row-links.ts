import { type MouseEvent, useCallback, useMemo } from "react";
import { useHref, useNavigate } from "react-router-dom";

/** What the links of all rows share: a link of the router's own in each would be rendered at every change of the address. */
export interface RowLinks {
  /** What stands before the addresses of the site. */
  readonly base: string;
  /** Follows a link as the router does, where it is not meant for another tab. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>, to: string, isReplacing: boolean) => void;
}

export function useRowLinks(): RowLinks {
  const base = useHref("/").replace(/\/$/, "");
  const navigate = useNavigate();
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, to: string, isReplacing: boolean) => {
      const isForOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || isForOtherTab) return;
      event.preventDefault();
      void navigate(to, { replace: isReplacing });
    },
    [navigate],
  );
  return useMemo(() => ({ base, follow }), [base, follow]);
}
