import { type Ad, fetchAd } from "../../api/content/ad";
import { clientStore } from "../../platform/client-watch";
import { advertisement } from "../../rules/limits";

/** How long the first picture waits for the advertisement above it, in milliseconds. */
const patience = 400;

let current: Ad | null = null;

/**
 * Fetches the advertisement of this client's position and resolves when it is here or patience is over. One that
 * comes later is kept for the next visit of the home page: shown late, it would push the page down.
 */
export async function prepareHomeAd(): Promise<void> {
  const { desktop, mobile } = advertisement;
  const answer = fetchAd(clientStore.getSnapshot().isMobile ? mobile : desktop).then((ad) => {
    current = ad;
  });
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** The advertisement that is here, if one is. */
export function homeAd(): Ad | null {
  return current;
}
