import { useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router-dom";
import { useIsMounted } from "../../ui/use-is-mounted";

/**
 * Navigates to what an answer has brought, such as the payment of an order. Whoever has gone elsewhere before it came stays
 * there: it would take them away from what they opened, and its entry out of the history.
 */
export function useNavigateWhileMounted(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useCallback(
    (to: string, options?: NavigateOptions) => {
      if (isMounted.current) void navigate(to, options);
    },
    [navigate, isMounted],
  );
}
