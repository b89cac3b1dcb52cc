import { cachePrefix } from "../platform/worker-names";

/** The number goes up when the stored form of a page changes: the next worker then starts with empty caches. */
const version = 1;

export const cacheNames = {
  assets: `${cachePrefix}assets-${version}`,
  pages: `${cachePrefix}pages-${version}`,
  settings: `${cachePrefix}settings-${version}`,
  /** What pages reported of their reader: the language. */
  reader: `${cachePrefix}reader-${version}`,
} as const;

/** Removes what earlier versions of the worker stored. */
export async function removeOtherCaches(): Promise<void> {
  const own: readonly string[] = Object.values(cacheNames);
  const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
