import { fetchAd } from "../../api/content/ad";
import { isPrerendering } from "../../platform/browser";
import { clientStore } from "../../platform/client-watch";
import { advertisement } from "../../rules/limits";
import { showHomeAds } from "./home-ad";

/** How long the first picture waits for the advertisement above it, in milliseconds. */
const maximumWait = 400;

/**
 * Fetches the advertisement of this client's position. Resolves when it is there or the time limit is over; a late
 * one is stored for the next visit of the home page, as showing it would shift the layout. Prerendered pages contain
 * both positions, since their reader's client is unknown.
 */
export async function prepareHomeAd(): Promise<void> {
  if (isPrerendering()) {
    const both = [fetchAd(advertisement.desktop), fetchAd(advertisement.mobile)] as const;
    const [desktop, mobile] = await Promise.all(both);
    await showHomeAds({ desktop, mobile });
    return;
  }
  const { isMobile } = clientStore.getSnapshot();
  const request = fetchAd(isMobile ? advertisement.mobile : advertisement.desktop);
  const display = request.then((ad) => showHomeAds({ desktop: ad, mobile: ad }));
  await Promise.race([display, new Promise((resolve) => setTimeout(resolve, maximumWait))]);
}
