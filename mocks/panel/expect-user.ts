import { clearUser, signedInStore, storeUser } from "../../src/platform/signed-in";

/**
 * A page for everybody asks who is signed in only where this device has heard of a user. A persona is signed in without
 * that, and the page would greet a stranger.
 */
export function expectUser(persona: string): void {
  if (persona === "visitor") clearUser();
  else if (!signedInStore.getSnapshot()) storeUser({});
}
