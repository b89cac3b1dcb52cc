import { getOrNull } from "../../client/get-or-null";
import type { components, paths } from "../../generated/content";
import { advertisement } from "../../rules/limits";

export type Ad = components["schemas"]["Ad"];

/** The advertisement of a position; null when nothing runs or it cannot be had. */
export function fetchAd(position: number): Promise<Ad | null> {
  return getOrNull<paths, "/ommall/srvmall/ad/info">("/ommall/srvmall/ad/info", {
    position,
    product: advertisement.product,
  });
}
