import { type ComponentType, useState } from "react";
import { reportProblem } from "../../platform/report";
import type { HomeAds } from "./ad-banner";

let current: { readonly ads: HomeAds; readonly Banner: ComponentType<{ ads: HomeAds }> } | null = null;

/** The advertisement above the home page, where one was here in time; its code comes only with one. */
export function HomeAd() {
  const [displayedAd] = useState(() => current);
  return displayedAd && <displayedAd.Banner ads={displayedAd.ads} />;
}

/** Takes the advertisements a prerendered page came with. */
export async function acceptHomeAds(value: unknown): Promise<void> {
  if (isHomeAds(value)) await showHomeAds(value);
}

/** The advertisements that are here. */
export function homeAds(): HomeAds | null {
  return current?.ads ?? null;
}

/** Makes advertisements the ones the home page shows; none where their code does not come, as ad blockers see to. */
export async function showHomeAds(ads: HomeAds): Promise<void> {
  try {
    const hasAds = ads.desktop !== null || ads.mobile !== null;
    current = hasAds ? { ads, Banner: (await import("./ad-banner")).AdBanner } : null;
  } catch (error) {
    current = null;
    reportProblem("The advertisement could not be started", error);
  }
}

/** Only the shape this very code wrote; a page of an older build shows none. */
function isHomeAds(value: unknown): value is HomeAds {
  return typeof value === "object" && value !== null && "desktop" in value && "mobile" in value;
}
