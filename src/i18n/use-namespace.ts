import { useEffect, useState } from "react";
import type { Namespace } from "./resources";
import { hasNamespaces, loadNamespaces } from "./set-up";
import { useLocale } from "./use-locale";

export type NamespaceState = "ready" | "loading" | "failed";

/**
 * Loads translations that no route loader waited for (a dialog, a message) and returns their state. "failed" means
 * that the network did not bring them; mounting again tries again.
 */
export function useNamespace(namespace: Namespace): NamespaceState {
  const locale = useLocale();
  const isReady = hasNamespaces(locale, [namespace]);
  const [failed, setFailed] = useState<{ locale: string; namespace: string } | null>(null);

  useEffect(() => {
    if (isReady) return;
    loadNamespaces(locale, [namespace]).catch(() => setFailed({ locale, namespace }));
  }, [isReady, locale, namespace]);

  if (isReady) return "ready";
  return failed?.locale === locale && failed.namespace === namespace ? "failed" : "loading";
}
