import type { ComponentType } from "react";
import type { Namespace } from "../../i18n/set-up";
import type { Programme } from "../../rules/invite-invitation";
import { type ScreenRoute, screenRoute } from "../../shared/routing/screen-route";
import { type InviteFamily, inviteFamilies } from "./families";

interface FamilyRoute {
  readonly path: string;
  readonly programme: Programme;
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<ComponentType<{ family: InviteFamily }>>;
}

/** An address at which one family shows a screen that both families have. */
export function familyRoute({ path, programme, namespaces, load }: FamilyRoute): ScreenRoute {
  return screenRoute({
    path,
    layout: "browser",
    widget: "browser",
    namespaces,
    load: async () => {
      const Screen = await load();
      return () => <Screen family={inviteFamilies[programme]} />;
    },
  });
}
