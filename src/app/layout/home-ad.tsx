import { type ComponentType, useState } from "react";
import type { Ad } from "../../api/content/ad";

/** The advertisements a home page may show: one for each kind of screen, or the same for both. */
export interface HomeAds {
  readonly desktop: Ad | null;
  readonly mobile: Ad | null;
}

let current: { readonly ads: HomeAds; readonly Banner: ComponentType<{ ads: HomeAds }> } | null = null;

/** The advertisement above the home page, where one was here in time; its code comes only with one. */
export function HomeAd() {
  const [shown] = useState(() => current);
  return shown && <shown.Banner ads={shown.ads} />;
}

/** Takes the advertisements a prerendered page came with. */
export async function acceptHomeAds(value: unknown): Promise<void> {
  if (isHomeAds(value)) await showHomeAds(value);
}

/** The advertisements that are here. */
export function homeAds(): HomeAds | null {
  return current?.ads ?? null;
}

/** Makes advertisements the ones the home page shows. */
export async function showHomeAds(ads: HomeAds): Promise<void> {
  if (ads.desktop === null && ads.mobile === null) current = null;
  else current = { ads, Banner: (await import("./ad-banner")).AdBanner };
}

/** Only the shape this very code wrote; a page of an older build shows none. */
function isHomeAds(value: unknown): value is HomeAds {
  return typeof value === "object" && value !== null && "desktop" in value && "mobile" in value;
}
