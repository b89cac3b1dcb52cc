import { type ComponentType, useEffect, useState } from "react";
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
      loaded ??= await load();
    },
  };
}

/** Fetches the component while its user is mounted; a failure is known, so that it need not take the page with it. */
export function useLazyComponent<Props extends object>({ current, fetch }: LazyComponent<Props>) {
  const [status, setStatus] = useState<"loading" | "loaded" | "failed">("loading");
  useEffect(() => {
    if (status !== "loading") return;
    let isMounted = true;
    const settle = (next: "loaded" | "failed") => {
      if (isMounted) setStatus(next);
    };
    fetch().then(
      () => settle("loaded"),
      (error: unknown) => {
        reportProblem("A part of the page could not be fetched", error);
        settle("failed");
      },
    );
    return () => {
      isMounted = false;
    };
  }, [fetch, status]);
  return { Loaded: current(), isFailed: status === "failed", retry: () => setStatus("loading") };
}
