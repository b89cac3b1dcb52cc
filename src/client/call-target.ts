import { currentLocale } from "../platform/current-locale";
import { currentVariant, hostFor } from "../platform/environment";
import { clientConfiguration } from "./configuration";
import { type CallTarget, targetOf } from "./target";

/** The target of a call from the page that is open; its settings are read at call time. */
export function callTarget(path: string): CallTarget {
  return targetOf(path, {
    hostFor: (kind) => hostFor(kind),
    variant: currentVariant,
    locale: currentLocale,
    reportCredentials: () => clientConfiguration().reportCredentials(),
  });
}
