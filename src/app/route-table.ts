import type { ReactElement } from "react";
import { accountRoutes } from "../screens/account/routes";
import { activityRoutes } from "../screens/activity/routes";
import { contentRoutes } from "../screens/content/routes";
import { inviteRoutes } from "../screens/invite/routes";
import { mallRoutes } from "../screens/mall/routes";
import { promoterRoutes } from "../screens/promoter/routes";
import { reportRoutes } from "../screens/report/routes";
import { type ScreenRoute, screenRoute } from "../shared/routing/screen-route";

/** In development alone: every piece of the design system in every state. */
const developmentRoutes: readonly ScreenRoute[] = import.meta.env.DEV
  ? [
      screenRoute({
        path: "/ui",
        layout: "no",
        widget: "no",
        namespaces: [],
        fetchesData: false,
        load: async () => {
          const { Showcase } = await import("../ui/showcase");
          return () => Showcase({});
        },
      }),
    ]
  : [];

/** Every address of the product; the first route that answers an address wins. */
export const routeTable: readonly ScreenRoute[] = [
  ...contentRoutes,
  ...accountRoutes,
  ...mallRoutes,
  ...promoterRoutes,
  ...inviteRoutes,
  ...activityRoutes,
  ...reportRoutes,
  ...developmentRoutes,
];

/** The match of an address: a screen, a redirect, or none. */
export type Destination =
  | { kind: "screen"; route: ScreenRoute; screen: ReactElement }
  | { kind: "redirect"; to: string }
  | { kind: "nothing" };

/**
 * Matches a path name without language prefix. Old help addresses `/help-{alias}/…` redirect to `/help/{alias}/…`.
 */
export function findDestination(pathname: string): Destination {
  const oldHelp = /^\/help-([^/]+)(\/.*)?$/.exec(pathname);
  if (oldHelp?.[1]) return { kind: "redirect", to: `/help/${oldHelp[1]}${oldHelp[2] ?? ""}` };
  for (const route of routeTable) {
    const screen = route.match(pathname);
    if (screen) return { kind: "screen", route, screen };
  }
  return { kind: "nothing" };
}
