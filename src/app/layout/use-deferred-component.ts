import { type ComponentType, useEffect, useState } from "react";
import { onNetworkChange } from "../../platform/network";
import { reportProblem } from "../../platform/report";
import { whenIdle } from "../../platform/visibility";

/**
 * A piece of the frame whose code comes once the page is at rest, so that it is here when the network goes. Null until
 * then; where it cannot be fetched the page stands without it, and a change of the network tries again.
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
