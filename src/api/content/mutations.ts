import { useMutation } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import { unsafeGet } from "../../client/contract-client";
import type { components, operations } from "../../generated/content";
import { contentClient } from "./client";

type Schemas = components["schemas"];
type RatingQuery = NonNullable<operations["rateHelpArticle"]["parameters"]["query"]>;

/** Rates an article. A GET that changes something: never retried, never answered by a cache. */
export function useRateHelpArticle() {
  return useMutation({
    mutationFn: (query: RatingQuery) =>
      unwrap(contentClient.GET("/api/help/addUsefulOrUseless", { params: { query }, ...unsafeGet })),
  });
}

/** Puts an e-mail address on the list of the monthly letter. */
export function useAddEmailSubscription() {
  return useMutation({
    mutationFn: (body: Schemas["EmailSubscription"]) =>
      unwrap(contentClient.POST("/ommall/srvmall/servicebook/merchant/overseas/add", { body })),
  });
}

/** Asks to be called back. */
export function useAddServiceBooking() {
  return useMutation({
    mutationFn: (body: Schemas["ServiceBooking"]) =>
      unwrap(contentClient.POST("/ommall/srvmall/servicebook/add", { body })),
  });
}
