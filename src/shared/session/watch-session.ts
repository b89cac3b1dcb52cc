import type { QueryClient } from "@tanstack/react-query";
import { userInfoQuery } from "../../api/account/queries";
import { isClientError } from "../../client/client-error";
import { configureClient } from "../../client/configuration";
import type { components } from "../../generated/account";
import { claimDrafts } from "../../platform/draft-owner";
import { clearUser, countSignIn, signedInStore, storeUser } from "../../platform/signed-in";
import { onStorageChange } from "../../platform/storage";
import type { JsonRecord } from "../../platform/storage-keys";
import { recordLogin } from "./record-login";

type UserInfo = components["schemas"]["UserInfo"];

const watched = new WeakSet<QueryClient>();

/**
 * Keeps the stored signed-in state in step with the query client: a fetched user is remembered, a `signed-out`
 * answer forgets it, and a `signed-out` failure of any call refetches the user, as a log-out in another tab does. Where
 * another user signs in there, everything the former one could see is dropped.
 */
export function watchSession(client: QueryClient): QueryClient {
  if (watched.has(client)) return client;
  watched.add(client);
  const userKey = userInfoQuery().queryKey;
  let hasEnded = false;

  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.query.queryKey[0] !== userKey[0]) return;
    const { data, error, status } = event.query.state;
    if (event.action.type === "success" && isUser(data)) {
      claimDrafts(data.kdUid);
      storeUser(storedFieldsOf(data));
      recordLogin(data);
      // A user who was not read but put there has just signed in.
      if (hasEnded || event.action.manual === true) countSignIn();
      hasEnded = false;
    }
    if (event.action.type === "error" && status === "error" && isSignedOut(error)) {
      hasEnded = true;
      clearUser();
    }
  });

  configureClient({
    onSignedOut(path, method) {
      const wasSignedIn = signedInStore.getSnapshot();
      // The question who is logged in is answered by its own query; it would be asked a second time.
      const isThatQuestion = method === "get" && path.endsWith("/webzhj/info");
      if (isThatQuestion || !wasSignedIn) return;
      clearUser();
      void client.invalidateQueries({ queryKey: userKey });
    },
  });

  onStorageChange("userInfo", (user) => {
    if (user !== null) countSignIn();
    const { data: cachedUser, error } = client.getQueryState<UserInfo>(userKey) ?? {};
    if (cachedUser === undefined) return void client.resetQueries();
    // What is open stays as after any other end of a session: whoever typed in it goes on once signed in again.
    if (user === null) return void client.invalidateQueries({ queryKey: userKey });
    if (user["kdUid"] !== cachedUser.kdUid) return void client.resetQueries();
    if (error) void client.invalidateQueries();
  });
  return client;
}

/** Whether a failure means that there is no session. */
export function isSignedOut(error: unknown): boolean {
  return isClientError(error) && error.kind === "signed-out";
}

/** What is stored of a user: enough for the header, neither token nor full phone number. */
function storedFieldsOf({ kdUid, phone, nickname, userType, isXHBuyout, isZHJBuyout }: UserInfo): JsonRecord {
  return { kdUid, phone, nickname, userType, isXHBuyout, isZHJBuyout };
}

function isUser(data: unknown): data is UserInfo {
  return typeof data === "object" && data !== null && "kdUid" in data;
}
