import { type Query, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { userInfoQuery } from "../../api/account/queries";
import type { ClientError } from "../../client/client-error";
import type { components } from "../../generated/account";
import { signedInStore } from "../../platform/signed-in";

export type UserInfo = components["schemas"]["UserInfo"];

/** Who is logged in, as far as it is known. `user` is there in the state "signed-in" alone. */
export type Session =
  | { readonly state: "signed-in"; readonly user: UserInfo }
  | { readonly state: "loading" | "signed-out"; readonly user: null }
  | {
      readonly state: "failed";
      readonly user: null;
      readonly error: ClientError;
      readonly retry: () => void;
      readonly isRetrying: boolean;
    };

/** Who is logged in, read from the server whatever this device has stored. For screens that belong to a user. */
export function useSession(): Session {
  const isUserStored = useIsUserStored();
  return useUserQuery(true, isUserStored);
}

/**
 * Who is logged in, read only where this device has a user stored. For screens that are for everybody and say a
 * little more to those who are known.
 */
export function useKnownUser(): UserInfo | null {
  const isUserStored = useIsUserStored();
  const session = useUserQuery(isUserStored, isUserStored);
  return isUserStored ? session.user : null;
}

function useIsUserStored(): boolean {
  return useSyncExternalStore(
    signedInStore.subscribe,
    signedInStore.getSnapshot,
    signedInStore.getServerSnapshot,
  );
}

function useUserQuery(enabled: boolean, isUserStored: boolean): Session {
  const queries = useQueryClient();
  const { data, error, isFetching } = useQuery({ ...userInfoQuery(), enabled });
  // What else the page read failed at the same time: it would ask for another press once the user is known.
  const retry = useCallback(
    () => void queries.refetchQueries({ type: "active", predicate: hasFailed }),
    [queries],
  );
  // A user read before the session ended is not logged in any more, nor is one when a later read got no answer at all.
  const hasEnded = error?.kind === "signed-out" || (error !== null && data !== undefined && !isUserStored);
  if (hasEnded) return { state: "signed-out", user: null };
  if (data !== undefined) return { state: "signed-in", user: data };
  if (error !== null) return { state: "failed", user: null, error, retry, isRetrying: isFetching };
  return { state: enabled ? "loading" : "signed-out", user: null };
}

const hasFailed = ({ state }: Query): boolean => state.status === "error";
