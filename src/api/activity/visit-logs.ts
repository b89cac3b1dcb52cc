import type { Result } from "../../client/client-error";
import type { components } from "../../generated/activity";
import { activityClient } from "./client";

type Schemas = components["schemas"];
export type ActivityEvent = Schemas["ActivityEvent"];
export type ChannelClick = Schemas["ChannelClick"];
export type SmsVisit = Schemas["SmsVisit"];

/** Sends what was done on an activity page, even when the page is being left; the caller has made sure of consent. */
export function logActivityEvents(body: Schemas["ActivityEventBatch"]): Promise<Result<unknown>> {
  return activityClient.POST("/ommall/srvmall/activity/log", { body, keepalive: true });
}

/** Sends visits by a channel's link; as above. */
export function logChannelClicks(body: Schemas["ChannelClickBatch"]): Promise<Result<unknown>> {
  return activityClient.POST("/ommall/srvmall/activity/channel/click/log", { body, keepalive: true });
}

/** Sends visits from a text message; as above. */
export function logSmsVisits(body: Schemas["SmsVisitBatch"]): Promise<Result<unknown>> {
  return activityClient.POST("/ommall/srvmall/activity/sms/log", { body, keepalive: true });
}
