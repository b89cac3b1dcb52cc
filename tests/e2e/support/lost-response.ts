import type { Page } from "@playwright/test";
import { retryClosedConnection } from "./closed-connection";

/**
 * Lets the next request to an address reach the server and loses its answer; later ones are answered. Answers the
 * requests that were lost so far. The route stays: Chromium never answers a request that is made while the last route of
 * a page is being removed, and a lost answer is what makes a page read again at once.
 */
export async function loseNextResponse(page: Page, address: string): Promise<readonly string[]> {
  const lost: string[] = [];
  await page.route(address, async (route) => {
    if (lost.length > 0) return route.fallback();
    lost.push(route.request().postData() ?? "");
    await route.fetch(retryClosedConnection);
    await route.abort("connectionreset");
  });
  return lost;
}
