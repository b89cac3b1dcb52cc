import type { Result } from "../../client/client-error";
import type { components } from "../../generated/activity";
import { activityClient } from "./client";

type Schemas = components["schemas"];
export type ClickRecord = Schemas["WebsiteRecord"];

/** Sends presses of the website, even when the page is being left; the caller has made sure of consent. */
export function logClicks(body: Schemas["WebsiteRecordBatch"]): Promise<Result<unknown>> {
  const params = { query: { logtype: "click" as const } };
  return activityClient.POST("/ommall/srvmall/api/log/batchinsert", { params, body, keepalive: true });
}
