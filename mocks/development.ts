import { startMocks } from "./browser";
import { claimClient } from "./panel/client-claim";

/**
 * Starts the mock back end of a page under development, or only the panel where the server has the mock back end, as it
 * does when a real one answers some operations. Answers what is wrong with the page's `?mock=`; null when nothing is.
 */
export async function startDevelopmentMocks(isAtServer: boolean): Promise<string | null> {
  if (!isAtServer) return (await startMocks()).problem;
  claimClient();
  // Not awaited: the developer tools must not delay the page.
  void import("./panel/screen/start-panel").then(({ startPanel }) => startPanel());
  return null;
}
