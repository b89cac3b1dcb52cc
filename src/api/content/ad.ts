import type { Result } from "../../client/client-error";
import type { components } from "../../generated/content";
import { advertisement } from "../../rules/limits";
import { contentClient } from "./client";

export type Ad = components["schemas"]["Ad"];

/**
 * The advertisement of a position; null when nothing runs. Asked for once as the home page starts, so it is a plain
 * call: the store of fetched data is not on the way to the first picture.
 */
export function fetchAd(position: number): Promise<Result<Ad | null>> {
  const query = { position, product: advertisement.product };
  return contentClient.GET("/ommall/srvmall/ad/info", { params: { query } });
}
