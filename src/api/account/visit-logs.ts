import type { Result } from "../../client/client-error";
import type { components } from "../../generated/account";
import { accountClient } from "./client";

type Schemas = components["schemas"];
export type UsageLog = Schemas["UsageLog"];
export type WebsiteLog = Schemas["WebsiteLog"];

/** Sends usage records, even when the page is being left; the caller has made sure of consent. */
export function logUsageBatch(logs: UsageLog[]): Promise<Result<Schemas["LogReceipt"]>> {
  return accountClient.POST("/log/log/zhjlog/batchinsert", { body: { logs }, keepalive: true });
}

/** Sends one record of the website, even when the page is being left; the caller has made sure of consent. */
export function logWebsiteAction(body: WebsiteLog): Promise<Result<Schemas["LogReceipt"]>> {
  return accountClient.POST("/ommall/srvmall/channel/website/log", { body, keepalive: true });
}
