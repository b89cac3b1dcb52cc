import { type Locale, localeOfPrefix, localePath, locales, splitLocalePath } from "../platform/locale";
import { namedShell } from "../platform/shell";
import type { WorkerRoute } from "./site-release";

/** What may be shown at an address where the server does not answer. */
export interface PageTarget {
  /** The address of the page in its language, under which its copy is stored. */
  readonly page: string;
  /** The address under which the shell of its route is stored, in that language. */
  readonly shell: string;
  /** Whether the page may be the same for every reader, so that a copy of it may be stored. */
  readonly isPublic: boolean;
  /** The language whose prefix the stored page has and the address has not. */
  readonly addedPrefix: Locale | null;
}

/**
 * The target of a path name; null where no route of the site answers it. The address defines its language where it
 * has a prefix. Without one the page is in the reader's language, whose copy is stored under the prefixed address:
 * a server answers with the first language there.
 */
export function pageTarget(
  routes: readonly WorkerRoute[],
  pathname: string,
  reader: Locale = locales[0],
): PageTarget | null {
  const { prefix, path } = splitLocalePath(pathname);
  const bare = path === "/" ? path : path.replace(/\/$/, "");
  const route = findRoute(routes, bare);
  if (route === undefined) return null;
  const locale = localeOfPrefix(prefix) ?? reader;
  const isPrefixed = prefix !== "" || locale !== locales[0];
  return {
    page: isPrefixed ? localePath(bare, locale) : bare,
    shell: `/${namedShell(route.shell, locale)}`,
    isPublic: route.isPublic,
    addedPrefix: prefix === "" && isPrefixed ? locale : null,
  };
}

function findRoute(routes: readonly WorkerRoute[], path: string): WorkerRoute | undefined {
  const decoded = decodePath(path);
  return routes.find(({ pattern }) => new RegExp(`^${pattern}$`).test(decoded));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
