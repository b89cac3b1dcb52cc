import type { Programme } from "../../rules/invite-invitation";
import { type ScreenRoute, screenRoute } from "../../shared/routing/screen-route";
import { publicPage } from "./public-page";

/** An address that shared links lead to. */
export function invitationRoute(
  path: string,
  props: { readonly focus: "register" | "product"; readonly programme?: Programme },
): ScreenRoute {
  return screenRoute({
    path,
    layout: "browser",
    widget: "browser",
    namespaces: ["invite"],
    ...publicPage,
    load: async () => {
      const { InvitationScreen } = await import("./invitation-screen");
      return () => <InvitationScreen {...props} />;
    },
  });
}
