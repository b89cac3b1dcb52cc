import { useState, useSyncExternalStore } from "react";
import type { ClientError } from "../client/client-error";
import { signInsStore } from "../platform/signed-in";

/**
 * A failure for as long as it holds: that nobody is signed in is over once somebody has signed in since, here or in another
 * tab. A call that is refused although the session goes on stays refused.
 */
export function useCurrentFailure(error: ClientError | null): ClientError | null {
  const { subscribe, getSnapshot, getServerSnapshot } = signInsStore;
  const signIns = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const [first, setFirst] = useState({ error, signIns });
  if (first.error !== error) setFirst({ error, signIns });
  const isOver = first.error === error && signIns > first.signIns;
  return error?.kind === "signed-out" && isOver ? null : error;
}
