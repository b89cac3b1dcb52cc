import { onStorageChange, readStored, removeStored, writeStored } from "./storage";
import type { JsonRecord } from "./storage-keys";
import type { Store } from "./store";

const listeners = new Set<() => void>();

/**
 * Whether a user was signed in when this device last heard from the server. Not a proof: the server decides. Changes
 * in other tabs are included.
 */
export const signedInStore: Store<boolean> = {
  subscribe(listener) {
    listeners.add(listener);
    const stopOtherTabs = onStorageChange("userInfo", listener);
    return () => {
      listeners.delete(listener);
      stopOtherTabs();
    };
  },
  getSnapshot: () => readStored("userInfo") !== null,
  getServerSnapshot: () => false,
};

let signIns = 0;

/** How often somebody has signed in while this page was open, here or in another tab. */
export const signInsStore: Store<number> = {
  subscribe: signedInStore.subscribe,
  getSnapshot: () => signIns,
  getServerSnapshot: () => 0,
};

/** Notes that somebody has signed in. */
export function countSignIn(): void {
  signIns += 1;
  publish();
}

/** Remembers who is logged in; nothing secret may be among it. */
export function storeUser(user: JsonRecord): void {
  writeStored("userInfo", user);
  publish();
}

/** Forgets who was logged in, and the order they were about to place. */
export function clearUser(): void {
  removeStored("userInfo");
  removeStored("orderInfo");
  publish();
}

function publish(): void {
  for (const listener of listeners) listener();
}
