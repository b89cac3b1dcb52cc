import { type ComponentType, useState } from "react";
import { type Ad, fetchAd } from "../../api/content/ad";
import { isPrerendering } from "../../platform/browser";
import { clientStore } from "../../platform/client-watch";
import { advertisement } from "../../rules/limits";

/** The advertisements a home page may show: one for each kind of screen, or the same for both. */
export interface HomeAds {
  readonly desktop: Ad | null;
  readonly mobile: Ad | null;
}

/** How long the first picture waits for the advertisement above it, in milliseconds. */
const patience = 400;

let current: { readonly ads: HomeAds; readonly Banner: ComponentType<{ ads: HomeAds }> } | null = null;

/** The advertisement above the home page, where one was here in time; its code comes only with one. */
export function HomeAd() {
  const [shown] = useState(() => current);
  return shown && <shown.Banner ads={shown.ads} />;
}

/**
 * Fetches the advertisement of this client's position and resolves when it is here or patience is over. One that
 * comes later is kept for the next visit of the home page: shown late, it would push the page down. A prerendered
 * page has both, since it does not know who will read it.
 */
export async function prepareHomeAd(): Promise<void> {
  if (isPrerendering()) {
    const both = [fetchAd(advertisement.desktop), fetchAd(advertisement.mobile)] as const;
    const [desktop, mobile] = await Promise.all(both);
    await accept({ desktop, mobile });
    return;
  }
  const { isMobile } = clientStore.getSnapshot();
  const answer = fetchAd(isMobile ? advertisement.mobile : advertisement.desktop);
  const arrival = answer.then((ad) => accept({ desktop: ad, mobile: ad }));
  await Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Takes the advertisements a prerendered page came with. */
export async function acceptHomeAds(value: unknown): Promise<void> {
  if (isHomeAds(value)) await accept(value);
}

/** The advertisements that are here. */
export function homeAds(): HomeAds | null {
  return current?.ads ?? null;
}

async function accept(ads: HomeAds): Promise<void> {
  if (ads.desktop === null && ads.mobile === null) current = null;
  else current = { ads, Banner: (await import("./ad-banner")).AdBanner };
}

/** Only the shape this very code wrote; a page of an older build shows none. */
function isHomeAds(value: unknown): value is HomeAds {
  return typeof value === "object" && value !== null && "desktop" in value && "mobile" in value;
}
