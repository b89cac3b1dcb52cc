import type { Result } from "../../client/client-error";
import type { components } from "../../generated/content";
import { contentClient } from "./client";

type Schemas = components["schemas"];
export type Conversion = Schemas["Conversion"];

/** Reports an advertising conversion, even when the page is being left; the caller has made sure of consent. */
export function reportConversion(body: Conversion): Promise<Result<Schemas["ConversionReceipt"]>> {
  return contentClient.POST("/api/track/baidu-ocpc", { body, keepalive: true });
}
