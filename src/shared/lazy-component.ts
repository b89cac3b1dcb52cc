import { type ComponentType, useEffect, useState } from "react";
import { importCode } from "../platform/import-code";
import { isOnline, onNetworkChange } from "../platform/network";
import { reportProblem } from "../platform/report";

/** A component whose code is fetched apart from the page's. */
export interface LazyComponent<Props extends object> {
  /** Null until it is fetched. */
  readonly current: () => ComponentType<Props> | null;
  /** Fetches it. Rejects where that fails; the next call tries again. */
  readonly fetch: () => Promise<void>;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    current: () => loaded,
    fetch: async () => {
      loaded ??= await importCode(load);
    },
  };
}

/** How far the code of a component is: `lost` where another try failed too, and only a reload is left. */
type Status = "loading" | "loaded" | "failed" | "retrying" | "lost";

interface FetchedComponent<Props extends object> {
  readonly Loaded: ComponentType<Props> | null;
  readonly isFailed: boolean;
  /** Whether it failed for good: a browser may remember what did not come, and a new release leaves no old files. */
  readonly isLost: boolean;
  readonly retry: () => void;
}

/**
 * Fetches the component while its user is mounted; a failure is known, so that it need not take the page with it. What
 * failed without a network is tried again once there is one.
 */
export function useLazyComponent<Props extends object>({
  current,
  fetch,
}: LazyComponent<Props>): FetchedComponent<Props> {
  const [status, setStatus] = useState<Status>("loading");
  useEffect(() => {
    if (status === "failed") return isOnline() ? undefined : onNetworkChange(() => setStatus("retrying"));
    if (status !== "loading" && status !== "retrying") return;
    let isMounted = true;
    const settle = (next: Status) => {
      if (isMounted) setStatus(next);
    };
    fetch().then(
      () => settle("loaded"),
      (error: unknown) => {
        reportProblem("A part of the page could not be fetched", error);
        settle(status === "retrying" && isOnline() ? "lost" : "failed");
      },
    );
    return () => {
      isMounted = false;
    };
  }, [fetch, status]);
  const isFailed = status === "failed" || status === "lost";
  return {
    Loaded: current(),
    isFailed,
    isLost: status === "lost",
    retry: () => {
      if (isFailed) setStatus("retrying");
    },
  };
}
