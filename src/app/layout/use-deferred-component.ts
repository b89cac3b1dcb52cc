import { type ComponentType, useEffect, useState } from "react";
import { onNetworkChange } from "../../platform/network";
import { reportProblem } from "../../platform/report";
import { whenIdle } from "../../platform/visibility";

/**
 * A layout component whose code loads once the page is idle, so that it works offline later. Null until then;
 * without it the page stays, and the next change of connectivity retries.
 */
export function useDeferredComponent(load: () => Promise<ComponentType>): ComponentType | null {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType } | null>(null);
  const isLoaded = loaded !== null;
  useEffect(() => {
    if (isLoaded) return;
    const fetchComponent = () =>
      load().then(
        (Component) => setLoaded({ Component }),
        (error: unknown) => reportProblem("A part of the page could not be fetched", error),
      );
    const stopWaiting = whenIdle(fetchComponent);
    const stopListening = onNetworkChange(fetchComponent);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [load, isLoaded]);
  return loaded?.Component ?? null;
}
