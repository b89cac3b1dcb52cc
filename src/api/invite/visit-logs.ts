import type { Result } from "../../client/client-error";
import type { components } from "../../generated/invite";
import { inviteClient } from "./client";

type Schemas = components["schemas"];
export type InviteClick = Schemas["InviteClick"];
export type InviteActivity = Schemas["InviteActivity"];

/** Sends what visitors did with an invitation, even when the page is being left; the caller has made sure of consent. */
export function logInviteClicks(body: Schemas["InviteClickBatch"]): Promise<Result<unknown>> {
  return inviteClient.POST("/ommall/srvmall/recommend/invite/click/log", { body, keepalive: true });
}

/** Sends what inviters did on their pages, even when the page is being left; the caller has made sure of consent. */
export function logInviteActivities(body: Schemas["InviteActivityBatch"]): Promise<Result<unknown>> {
  return inviteClient.POST("/ommall/srvmall/recommend/activity/log", { body, keepalive: true });
}
