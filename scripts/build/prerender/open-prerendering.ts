import { pathToFileURL } from "node:url";
import type * as Prerendering from "./prerender-site";

export type { Prerendered } from "./prerender-site";

/** Opens what makes the pages, built. */
export async function openPrerendering(path: string): Promise<typeof Prerendering> {
  const opened: unknown = await import(pathToFileURL(path).href);
  if (!isPrerendering(opened)) throw new Error("build: what makes the pages was not built.");
  return opened;
}

function isPrerendering(value: unknown): value is typeof Prerendering {
  return typeof value === "object" && value !== null && typeof Object(value).prerenderSite === "function";
}
