import { expect, type Locator, type Page, type Response } from "@playwright/test";
import type { Locale } from "../../../src/platform/locale";
import { onceMore } from "./once-more";

/** How wide the two windows are that every screen is tried in. */
export const widths = [390, 1440] as const;

interface Visitor {
  /** Leaves the question about cookies open, as on the very first visit. */
  isFirstVisit?: boolean;
  isCare?: boolean;
}

/** Acts of a visitor that most tests need. */
export interface Site {
  readonly main: Locator;
  /** Opens an address as someone who chose this language before. Answers the document's response. */
  openIn(locale: Locale, width: number, path: string, visitor?: Visitor): Promise<Response | null>;
  /** Goes to an address of the site without loading a page, as a link of the site does. */
  follow(path: string): Promise<void>;
  /** Gives the mock back end a selection ("fault:*=http500"); an empty one ends the faults. */
  applyMock(selection: string): Promise<void>;
  /** Makes the world in which a screen is seen: who is logged in. */
  prepare(screen: { readonly path: string; readonly mock?: string }): Promise<void>;
  /** Waits until the page has its first words and no request is under way. */
  settle(): Promise<void>;
  /** Goes down to the footer until its form for the monthly letter is there. */
  reachSubscription(): Promise<void>;
  /** Reads the page from top to bottom, letting each part arrive. */
  readThrough(): Promise<void>;
  /**
   * Reads until something is there. A piece of a page that came alive after it was passed does not know that somebody
   * was near: whoever comes by again finds it.
   */
  readUntil(proof: Locator): Promise<void>;
}

export function createSite(page: Page): Site {
  const isQuiet = watchRequests(page);

  async function applyMock(selection: string): Promise<void> {
    const answer = await page.request.post("/__mock/apply", { data: selection, ...onceMore });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async function settle(): Promise<void> {
    await hydrated(page);
    await expect(page.getByRole("main")).toHaveText(/\S/);
    await expect.poll(isQuiet, { intervals: [20, 50, 100] }).toBe(true);
    await nextPicture(page);
  }

  async function readThrough(): Promise<void> {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await settle();
    for (let step = 0; step < 60; step++) {
      await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: "instant" }));
      await settle();
      // What arrived at the end may have made the page longer.
      const isAtEnd = await page.evaluate(
        () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight,
      );
      if (isAtEnd) return;
    }
    throw new Error("The page has no end.");
  }

  return {
    main: page.getByRole("main"),
    async openIn(locale, width, path, { isFirstVisit = false, isCare = false } = {}) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const stored = {
        locale,
        ...(isCare && { careMode: true }),
        ...(!isFirstVisit && { consent: { analytics: false, at: "2026-01-01T00:00:00.000Z" } }),
      };
      await page.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) {
          // What the visitor changes later must outlive a reload.
          if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
        }
      }, stored);
      const response = await page.goto(path);
      await hydrated(page);
      return response;
    },
    async follow(path) {
      await page.evaluate((address) => {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }, path);
    },
    applyMock,
    async prepare({ mock }) {
      if (mock !== undefined) await applyMock(mock);
    },
    settle,
    async reachSubscription() {
      const form = page.getByRole("contentinfo").getByRole("textbox");
      await expect(async () => {
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
        );
        await expect(form).toBeVisible({ timeout: 300 });
        // A prerendered foot is seen before it answers; React's mark on its field says when it does.
        const isHydrated = await form.evaluate((field) =>
          Object.keys(field).some((name) => name.startsWith("__reactProps")),
        );
        expect(isHydrated).toBe(true);
      }).toPass();
    },
    readThrough,
    async readUntil(proof) {
      await expect(async () => {
        await readThrough();
        await expect(proof).toBeAttached({ timeout: 2000 });
      }).toPass({ timeout: 20_000 });
    },
  };
}

/** Until then a prerendered page shows what it has and answers nobody. */
async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
}

/**
 * Two frames: what has arrived is on screen after them, and what waits until it comes near has been told. Now and then
 * a browser without a window makes none for a while; a picture of one dot makes it draw.
 */
async function nextPicture(page: Page): Promise<void> {
  const isPainted = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), 1000);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
  );
  if (!isPainted) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, animations: "allow" });
}

function watchRequests(page: Page): () => boolean {
  let pendingRequests = 0;
  const handleEnd = () => {
    pendingRequests -= 1;
  };
  page.on("request", () => {
    pendingRequests += 1;
  });
  page.on("requestfinished", handleEnd);
  page.on("requestfailed", handleEnd);
  return () => pendingRequests === 0;
}
