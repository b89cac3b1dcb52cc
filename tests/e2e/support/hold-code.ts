import type { Page } from "@playwright/test";

/** Keeps every script that the site asks for from now on back until the answer is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
