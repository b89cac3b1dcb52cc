import { settings } from "../../platform/settings";
import { addresses } from "../../shared/routing/addresses";

/** One link of the header; `isExternal` ones leave the site in a new tab. */
export interface NavigationLink {
  id: "home" | "pricing" | "mall" | "news" | "agents" | "download" | "about";
  to: string;
  isExternal: boolean;
  /** Whether the route on screen belongs to it. */
  marks: (path: string) => boolean;
}

/** The header's links in order. The mall is the configured outside shop, or our own where none is configured. */
export function navigationLinks(): NavigationLink[] {
  const shop = settings().links.externalMall;
  const inside = (
    id: NavigationLink["id"],
    to: string,
    marks = (path: string) => path === to,
  ): NavigationLink => ({ id, to, isExternal: false, marks });
  return [
    inside("home", addresses.home),
    inside("pricing", addresses.price),
    shop === null
      ? inside("mall", addresses.mall, (path) => path.startsWith("/mall"))
      : { id: "mall", to: shop, isExternal: true, marks: () => false },
    inside("news", addresses.news, (path) => path.startsWith("/:category")),
    inside("agents", addresses.joinAgent),
    inside("download", addresses.download),
    inside("about", addresses.about),
  ];
}
