import { splitLocalePath } from "../platform/locale";
import { findDestination } from "./route-table";

/**
 * Whether a screen stands at a path name, with or without language prefix, or at the address it redirects to; a server
 * answers 404 where nothing does.
 */
export function isKnownAddress(pathname: string): boolean {
  const destination = findDestination(splitLocalePath(pathname).path);
  return destination.kind === "redirect" ? isKnownAddress(destination.to) : destination.kind === "screen";
}
