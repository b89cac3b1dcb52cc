import { useSyncExternalStore } from "react";
import { signedInStore } from "../../platform/signed-in";

/** Whether this device remembers somebody logged in; prerendered pages know of nobody. */
export function useIsSignedIn(): boolean {
  const { subscribe, getSnapshot, getServerSnapshot } = signedInStore;
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
