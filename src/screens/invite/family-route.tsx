import type { ComponentType } from "react";
import type { Namespace } from "../../i18n/set-up";
import type { Programme } from "../../rules/invite-invitation";
import { type ScreenRoute, screenRoute } from "../../shared/routing/screen-route";
import type { InviteFamily } from "./families";
import { publicPage } from "./public-page";

interface FamilyRoute {
  readonly path: string;
  readonly programme: Programme;
  readonly namespaces: readonly Namespace[];
  /** The same page for every reader, prerendered whole. */
  readonly isPublic?: boolean;
  readonly load: () => Promise<ComponentType<{ family: InviteFamily }>>;
}

/** An address at which one family shows a screen that both families have. */
export function familyRoute({
  path,
  programme,
  namespaces,
  isPublic = false,
  load,
}: FamilyRoute): ScreenRoute {
  return screenRoute({
    path,
    layout: "browser",
    widget: "browser",
    namespaces,
    ...(isPublic && publicPage),
    load: async () => {
      const [Screen, { inviteFamilies }] = await Promise.all([load(), import("./families")]);
      return () => <Screen family={inviteFamilies[programme]} />;
    },
  });
}
