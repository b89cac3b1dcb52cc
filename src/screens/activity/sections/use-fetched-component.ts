import { type ComponentType, useEffect, useState } from "react";
import { importCode } from "../../../platform/import-code";

type Outcome<Props> = { readonly Component: ComponentType<Props> } | { readonly error: unknown };

/**
 * A component whose code is fetched once it is asked for; null until it is there. What cannot be fetched is thrown, as
 * `lazy` does. Unlike `lazy` it is shown as soon as it is there: React shows the content of a boundary 300 ms after its
 * fallback at the earliest, and only then would the component begin to fetch its data.
 * @param load a stable function
 */
export function useFetchedComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [outcome, setOutcome] = useState<Outcome<Props> | null>(null);
  useEffect(() => {
    importCode(load).then(
      (Component) => setOutcome({ Component }),
      (error: unknown) => setOutcome({ error }),
    );
  }, [load]);
  if (outcome === null) return null;
  if ("error" in outcome) throw outcome.error;
  return outcome.Component;
}
