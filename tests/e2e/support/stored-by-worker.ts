import { expect, type Page } from "@playwright/test";

/** Path names of everything in the browser's caches, with the text that is stored there. */
export function storedFiles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const stored: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        stored[new URL(url).pathname] = (await (await cache.match(url))?.text()) ?? "";
    }
    return stored;
  });
}

/** Waits until the worker has stored these path names, which it does once a page is idle. */
export async function untilStored(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const stored = await storedFiles(page);
      return paths.filter((path) => !(path in stored));
    })
    .toEqual([]);
}
