import type { Page } from "@playwright/test";
import { retryClosedConnection } from "./closed-connection";

/** Lets the next request to an address reach the server and loses its answer. Answers what was sent so far. */
export async function loseNextResponse(page: Page, address: string): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route(
    address,
    async (route) => {
      sent.push(route.request().postData() ?? "");
      await route.fetch(retryClosedConnection);
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  return sent;
}
