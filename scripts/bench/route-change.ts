import type { Browser, Page } from "@playwright/test";
import { median } from "./report";

/** A navigation from one screen to another: the start and the link. */
interface Change {
  readonly from: string;
  readonly to: string;
}

/** The ways between site, mall and user centre. */
const changes: readonly Change[] = [
  { from: "/price.html", to: "/mall" },
  { from: "/mall", to: "/mall/detail?serviceNumber=KDZHJ01" },
  { from: "/faq", to: "/user-center/mine" },
  { from: "/user-center/mine", to: "/user-center/orders" },
  { from: "/user-center/orders", to: "/user-center/invoices" },
  { from: "/user-center/mine", to: "/mall" },
];

const slowdown = 4;

/** What one way cost, from the press to the picture, in milliseconds. */
export interface ChangeCost {
  readonly path: string;
  readonly milliseconds: number;
}

/**
 * How long it takes from pressing a link to seeing its screen, on a processor four times slower, with code and data
 * there already: medians of `runs` rounds. The site's mock back end signs somebody in.
 */
export async function measureChanges(browser: Browser, url: string, runs: number): Promise<ChangeCost[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "zh-CN" });
  try {
    await context.request.post(new URL("/__mock/apply", url).href, { data: "persona:wholesaler" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(new URL("/faq", url).href, { waitUntil: "networkidle" });
    // Every screen once: its code and its data are there from then on.
    for (const { from, to } of changes) for (const address of [from, to]) await goTo(page, address);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const costs: ChangeCost[] = [];
    for (const { from, to } of changes) {
      const rounds: number[] = [];
      for (let round = 0; round < runs; round++) {
        await goTo(page, from);
        rounds.push(await press(page, to));
      }
      costs.push({ path: `${from} → ${to.split("?")[0]}`, milliseconds: Math.round(median(rounds)) });
    }
    return costs;
  } finally {
    await context.close();
  }
}

/** Goes to an address without loading a page, and waits until nothing moves. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
  await page.locator("main h1").first().waitFor();
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })),
  );
}

/** Presses the link to `address`, where the page shows one, and answers when its screen was painted. */
function press(page: Page, address: string): Promise<number> {
  return page.evaluate(async (path) => {
    const before = document.querySelector("main h1");
    const link = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].find(
      (candidate) => candidate.getAttribute("href") === path && candidate.checkVisibility(),
    );
    const startedAt = performance.now();
    if (link) link.click();
    else {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }
    for (;;) {
      await new Promise(requestAnimationFrame);
      const heading = document.querySelector("main h1");
      if (heading !== null && heading !== before && location.pathname + location.search === path) break;
    }
    // A task after its frame: by then the frame has been painted.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return performance.now() - startedAt;
  }, address);
}
