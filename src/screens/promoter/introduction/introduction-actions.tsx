import { useSyncExternalStore } from "react";
import { signedInStore } from "../../../platform/signed-in";
import { lazyComponent, useLazyComponent } from "../../../shared/lazy-component";
import { EntryLinks } from "./entry-links";

/** Where the introduction leads: visitors to the application and the log-in, agents to their area. */
export function IntroductionActions() {
  const isSignedIn = useSyncExternalStore(
    signedInStore.subscribe,
    signedInStore.getSnapshot,
    signedInStore.getServerSnapshot,
  );
  return <div className="mt-5 flex flex-wrap gap-3">{isSignedIn ? <KnownActions /> : <EntryLinks />}</div>;
}

// Only who is signed in needs to be asked about, and the code that asks.
const signedInActions = lazyComponent(async () => (await import("./signed-in-actions")).SignedInActions);

function KnownActions() {
  const { Loaded, isFailed } = useLazyComponent(signedInActions);
  return Loaded ? <Loaded /> : <EntryLinks isHidden={!isFailed} />;
}
