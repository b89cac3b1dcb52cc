import { knownAddresses } from "../../app/addresses";

const otherAreas =
  /^\/(?:login|agent|invite|invite-intro|auto-activity|mall|mall-mobile|user-center|report)(?:\/|$)/;

/** Every kind of address of the public site, ids left open: help has documents and videos at two levels. */
export const sitePlaces: ReadonlySet<string> = new Set(
  [
    ...knownAddresses.map(({ address }) => address).filter((address) => !otherAreas.test(address)),
    "/help/video/2150",
    "/help/zhj/doc",
  ].map(placeOf),
);

/** The kind of an address of the public site; null for one of another part of the product. */
export function findSitePlace(path: string): string | null {
  const place = placeOf(path);
  return sitePlaces.has(place) ? place : null;
}

function placeOf(path: string): string {
  return path.replace(/\/\d+$/, "/:id").replace(/^\/(?:\w+-)?news\/:id$/, "/:category/:id");
}
