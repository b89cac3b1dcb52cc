import type { LayoutKind, ScreenRoute } from "../../parts/routing/screen-route";
import { isEmbedded } from "../../parts/use-client";
import type { Client } from "../../platform/client-type";

/** Whether a page has header and footer, and whether the customer-service widget may float over it. */
export function chooseLayout(
  route: Pick<ScreenRoute, "layout" | "widget">,
  client: Client,
): { hasLayout: boolean; hasWidget: boolean } {
  const shows = (kind: LayoutKind) => kind === "yes" || (kind === "browser" && !isEmbedded(client));
  return {
    hasLayout: shows(route.layout),
    // The product's own app has a support entry of its own.
    hasWidget: shows(route.widget) && client.ownApp === null,
  };
}
