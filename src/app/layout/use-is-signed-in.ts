import { useSyncExternalStore } from "react";
import { signedInStore } from "../../platform/signed-in";

/** Whether local storage has a signed-in user; always false while prerendering. */
export function useIsSignedIn(): boolean {
  const { subscribe, getSnapshot, getServerSnapshot } = signedInStore;
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
