import type { ActivityEvent, SmsVisit } from "../../api/activity/visit-logs";
import { currentPath, currentQuery } from "../../platform/address";
import { clientStore } from "../../platform/client-watch";
import { now } from "../../platform/clock";
import { deviceCode } from "../../platform/device-code";
import { randomCode } from "../../platform/random-code";
import { readStored } from "../../platform/storage";
import { readMessageNumber } from "../../rules/activity-channel";
import { trackEntry } from "../../shared/tracking/track";

/** An activity as its logs name it. */
export interface LoggedActivity {
  readonly alias: string;
  readonly channel: string | undefined;
}

/** Logs what is done on an activity page; nothing without consent. */
export function logActivityEvent(
  { alias, channel }: LoggedActivity,
  action: ActivityEvent["action"],
  target?: string,
): void {
  trackEntry(() => ({
    log: "activityEvent",
    record: {
      ...visitFacts(),
      alias,
      action,
      ...(target !== undefined && { target }),
      ...(channel !== undefined && { channelNumber: channel }),
    },
  }));
}

/** Logs a visit: what was seen, and by which channel or mailing it came. */
export function logActivityVisit(activity: LoggedActivity): void {
  const { alias, channel } = activity;
  logActivityEvent(activity, "view");
  if (channel !== undefined)
    trackEntry(() => ({
      log: "channelClick",
      record: { ...visitFacts(), alias, channelNumber: channel, webSiteUrl: currentPath().slice(0, 500) },
    }));
  logSmsStep(activity, "opened");
}

/** Logs how far somebody came who arrived by a text message; nothing for others. */
export function logSmsStep({ alias }: LoggedActivity, step: SmsVisit["step"]): void {
  const messageNumber = readMessageNumber(new URLSearchParams(currentQuery()));
  if (messageNumber === null) return;
  trackEntry(() => ({ log: "smsVisit", record: { ...visitFacts(), alias, messageNumber, step } }));
}

function visitFacts() {
  const kdUid = readStored("userInfo")?.["kdUid"];
  return {
    eventId: randomCode(),
    occurredAt: new Date(now()).toISOString(),
    deviceId: deviceCode(),
    isMobile: clientStore.getSnapshot().isMobile,
    ...(typeof kdUid === "string" && { kdUid }),
  };
}
