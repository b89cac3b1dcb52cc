import { useEffect } from "react";
import { currentOrigin } from "../../platform/address";
import { onLinkHover } from "../../platform/link-hover";
import { splitLocalePath } from "../../platform/locale";
import { settings } from "../../platform/settings";
import { findDestination } from "../route-table";

/** Fetches a page's code and texts while its link is hovered or focused. */
export function LinkPreloading() {
  useEffect(() => {
    const requestedPaths = new Set<string>();
    return onLinkHover(({ origin, pathname }) => {
      if (origin !== currentOrigin() || requestedPaths.has(pathname)) return;
      requestedPaths.add(pathname);
      const path = settings().localePrefixes ? splitLocalePath(pathname).path : pathname;
      const destination = findDestination(path);
      // What cannot be fetched now is fetched again, and its failure shown, when the link is followed.
      if (destination.kind === "screen")
        destination.route.preload().catch(() => requestedPaths.delete(pathname));
    });
  }, []);
  return null;
}
