import type { Client } from "../../platform/client-type";
import type { LayoutKind, ScreenRoute } from "../../shared/routing/screen-route";
import { isEmbedded } from "../../shared/use-client";

/** Whether a page has header and footer, and whether the customer-service widget may float over it. */
export function chooseLayout(
  route: Pick<ScreenRoute, "layout" | "widget">,
  client: Client,
): { hasLayout: boolean; hasWidget: boolean } {
  const isEnabled = (kind: LayoutKind) => kind === "yes" || (kind === "browser" && !isEmbedded(client));
  return {
    hasLayout: isEnabled(route.layout),
    // The product's own app has a support entry of its own.
    hasWidget: isEnabled(route.widget) && client.ownApp === null,
  };
}
