import { onControlClick, onPageHidden } from "../../platform/clicks";
import { landingAddress } from "../../platform/landing";
import { onNetworkChange } from "../../platform/network";
import { settings } from "../../platform/settings";
import { timings } from "../../rules/limits";
import { mayTrack } from "../consent";
import { actionOf } from "./action-names";
import { clearOutbox, post, sendPending, sendStored } from "./outbox";
import { adToken, clickEntry, usageEntry, visitEntry } from "./records";
import { storeLanding } from "./stored-entries";

export interface VisitWatch {
  /** Logs a page of the site, once for each time it is come to. */
  readonly visit: (path: string) => void;
  readonly stop: () => void;
}

/** Watches a visitor who agreed to it: pages, the header's links, presses that lead out, advertisements. */
export function watchVisits(): VisitWatch {
  const landing = landingAddress();
  if (adToken(landing) !== null) storeLanding(landing);
  let lastPath: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    onControlClick((control) => {
      const action = actionOf(control, settings().links);
      if (action === null) return;
      if (!action.isInHeader) return post(clickEntry(action));
      // A page that is left at once was not seen: only the last of quick presses counts.
      clearTimeout(timer);
      timer = setTimeout(
        () => post(usageEntry(`header.${action.name}`, timings.navigationLog)),
        timings.navigationLog,
      );
    }),
    onPageHidden(() => void sendPending()),
    onNetworkChange(() => void sendStored()),
    () => clearTimeout(timer),
  ];
  void sendStored();
  return {
    visit: (path) => {
      if (path === lastPath) return;
      lastPath = path;
      post(visitEntry(path));
    },
    stop: () => {
      for (const stop of stops) stop();
      if (mayTrack()) return;
      // The visitor took the consent back: what was not sent never is.
      clearOutbox();
    },
  };
}
