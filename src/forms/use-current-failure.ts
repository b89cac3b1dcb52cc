import { useSyncExternalStore } from "react";
import type { ClientError } from "../client/client-error";
import { signedInStore } from "../platform/signed-in";

/** A failure for as long as it holds: that nobody is signed in is over once somebody is again, here or in another tab. */
export function useCurrentFailure(error: ClientError | null): ClientError | null {
  const { subscribe, getSnapshot, getServerSnapshot } = signedInStore;
  const isSignedIn = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return error?.kind === "signed-out" && isSignedIn ? null : error;
}
