import { reportProblem } from "../../platform/report";
import type { conversions } from "../../rules/limits";
import { mayTrack } from "../consent";
import type { Entry } from "./entries";

/** Logs something done on the open page and how long it lasted. Without consent it does nothing; it never throws. */
export function trackUsage(name: string, durationMs: number): void {
  track(async () => {
    const { usageEntry } = await import("./records");
    return () => usageEntry(name, durationMs);
  });
}

/** Reports a conversion of a visitor an advertisement brought. Without consent it does nothing; it never throws. */
export function trackConversion(kind: keyof typeof conversions): void {
  track(async () => {
    const { conversionEntry } = await import("./records");
    return () => conversionEntry(kind);
  });
}

/** Logs an entry that is made only where it may be sent. Without consent it does nothing; it never throws. */
export function trackEntry(makeEntry: () => Entry): void {
  track(async () => makeEntry);
}

function track(load: () => Promise<() => Entry | null>): void {
  if (!mayTrack()) return;
  Promise.all([import("./outbox"), load()])
    .then(([{ post }, makeEntry]) => {
      // The visitor may have taken the consent back meanwhile: making an entry would make a device code too.
      const entry = mayTrack() ? makeEntry() : null;
      if (entry !== null) post(entry);
    })
    .catch((error: unknown) => reportProblem("A log could not be made", error));
}
