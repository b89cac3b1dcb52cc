import { reportProblem } from "../../platform/report";
import type { conversions } from "../../rules/limits";
import { mayTrack } from "../consent";
import type { Entry } from "./entries";

/** Logs something done on the open page and how long it lasted. Without consent it does nothing; it never throws. */
export function trackUsage(name: string, durationMs: number): void {
  track(async () => {
    const [{ post }, { usageEntry }] = await Promise.all([import("./outbox"), import("./records")]);
    post(usageEntry(name, durationMs));
  });
}

/** Reports a conversion of a visitor an advertisement brought. Without consent it does nothing; it never throws. */
export function trackConversion(kind: keyof typeof conversions): void {
  track(async () => {
    const [{ post }, { conversionEntry }] = await Promise.all([import("./outbox"), import("./records")]);
    const entry = conversionEntry(kind);
    if (entry !== null) post(entry);
  });
}

/** Logs an entry that is made only where it may be sent. Without consent it does nothing; it never throws. */
export function trackEntry(makeEntry: () => Entry): void {
  track(async () => {
    const { post } = await import("./outbox");
    post(makeEntry());
  });
}

function track(task: () => Promise<void>): void {
  if (mayTrack()) task().catch((error: unknown) => reportProblem("A log could not be made", error));
}
