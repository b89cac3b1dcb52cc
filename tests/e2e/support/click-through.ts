import { expect, type Page } from "@playwright/test";
import { findSitePlace } from "./site-places";
import type { Site } from "./site-visitor";

interface ClickThrough {
  page: Page;
  site: Site;
  /** Called on every screen that is reached, with its address. */
  onArrival: (path: string) => Promise<void>;
  /** Called on every screen that back leads to, with its address. */
  onReturn: (path: string) => Promise<void>;
}

/**
 * Clicks from the current page to an address of every kind on the public site, by visible links: each link continues
 * from its page, and back returns the same way. Returns the kinds that were reached.
 */
export async function clickThrough({ page, site, onArrival, onReturn }: ClickThrough): Promise<Set<string>> {
  const reached = new Set<string>();
  await arrive(pathOf(page));
  return reached;

  async function arrive(path: string): Promise<void> {
    const place = findSitePlace(path);
    if (place !== null) reached.add(place);
    // Content on its way is shorter than it will be: whoever scrolled past it would see what is below move.
    await expect.poll(() => isLoadingInViewport(page)).toBe(false);
    await site.readThrough();
    await onArrival(path);
    await unfold(page);
    for (const href of await hrefsOf(page)) {
      const target = findSitePlace(new URL(href, page.url()).pathname);
      if (target === null || reached.has(target)) continue;
      await unfold(page);
      await page
        .locator(`a[href="${quoted(href)}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect.poll(() => findSitePlace(pathOf(page))).toBe(target);
      await arrive(pathOf(page));
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(path);
      await site.settle();
      await onReturn(path);
    }
  }
}

/** Whether content of the page that can be seen is still being fetched. */
async function isLoadingInViewport(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [role="status"][aria-label]')].some((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    }),
  );
}

/** Opens what hides links: the phone's menu and the columns of the footer. */
async function unfold(page: Page): Promise<void> {
  const menu = page.locator('[aria-controls="site-menu"][aria-expanded="false"]');
  if (await menu.isVisible()) await menu.click();
  for (const column of await page.locator("footer details:not([open]) > summary").all()) {
    if (await column.isVisible()) await column.click();
  }
}

async function hrefsOf(page: Page): Promise<string[]> {
  const links = page.locator("a[href]:not([target=_blank])").filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(hrefs)].filter((href) => href.startsWith("/"));
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** An address escaped for a quoted selector. */
function quoted(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}
