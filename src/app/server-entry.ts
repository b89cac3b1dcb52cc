import { splitLocalePath } from "../platform/locale";
import { findDestination } from "./route-table";

/** Whether something stands at a path name, with or without language prefix; a server answers 404 where nothing does. */
export function isKnownAddress(pathname: string): boolean {
  return findDestination(splitLocalePath(pathname).path).kind !== "nothing";
}
