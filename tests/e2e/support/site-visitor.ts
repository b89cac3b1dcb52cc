import { expect, type Locator, type Page, type Request, type Response } from "@playwright/test";
import type { Locale } from "../../../src/platform/locale";
import { retryClosedConnection } from "./closed-connection";

/** The window widths in which every screen is tested. */
export const widths = [390, 1440] as const;

interface Visitor {
  /** Leaves the cookie consent unanswered, as on the first visit. */
  isFirstVisit?: boolean;
  isCare?: boolean;
}

/** Actions of a visitor that most tests need. */
export interface Site {
  readonly main: Locator;
  /** Opens an address with a stored language. Returns the document's response. */
  openIn(locale: Locale, width: number, path: string, visitor?: Visitor): Promise<Response | null>;
  /** Navigates within the page, as a link of the site does. */
  follow(path: string): Promise<void>;
  /** Gives the mock back end a selection ("fault:*=http500"); an empty one ends the faults. */
  applyMock(selection: string): Promise<void>;
  /** Applies the selection of a screen: its signed-in account. */
  prepare(screen: { readonly path: string; readonly mock?: string }): Promise<void>;
  /** Waits until the page has content, is hydrated, has no pending request, and nothing moves to its place any more. */
  settle(): Promise<void>;
  /** Scrolls to the footer until its subscription form is there. */
  reachSubscription(): Promise<void>;
  /** Scrolls through the page from top to bottom and waits for the content at each step. */
  readThrough(): Promise<void>;
  /**
   * Scrolls through the page until an element is there. Content that is hydrated after it was passed does not load: it
   * is in viewport again at the next pass.
   */
  readUntil(proof: Locator): Promise<void>;
}

export function createSite(page: Page): Site {
  const pendingRequests = watchRequests(page);

  async function applyMock(selection: string): Promise<void> {
    const response = await page.request.post("/__mock/apply", { data: selection, ...retryClosedConnection });
    expect(response.ok(), await response.text()).toBe(true);
  }

  async function settle(): Promise<void> {
    await hydrated(page);
    await expect(page.getByRole("main")).toHaveText(/\S/);
    // What an answer brings on the screen may ask for more. A page that asks for ever is left to the test.
    for (let round = 0; round < 5; round++) {
      await expect.poll(pendingRequests, { intervals: [20, 50, 100] }).toEqual([]);
      await nextFrames(page);
      await page.evaluate(movementsEnded);
      if (pendingRequests().length === 0) return;
    }
  }

  async function readThrough(): Promise<void> {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await settle();
    // A page that is long from the start, as hundreds of customers are, has an end all the same.
    const ownSteps = await page.evaluate(() => document.documentElement.scrollHeight / (innerHeight * 0.8));
    for (let step = 0; step < Math.max(60, ownSteps + 10); step++) {
      await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: "instant" }));
      await settle();
      // Loaded content may have made the page longer.
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
          // A value that the visitor changes later has to outlive a reload.
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
        // A prerendered footer is visible before it is hydrated; React's property on its field shows the difference.
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

/** Before that a prerendered page has no event handlers. */
async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/**
 * Waits two frames: after them arrived content is painted and intersection observers have been notified. A headless
 * browser sometimes paints no frame for a while; a screenshot of one pixel makes it paint. On an overloaded machine that
 * can hang as well: then nothing more is done for a frame, and what a test expects next waits for itself.
 */
async function nextFrames(page: Page): Promise<void> {
  const isPainted = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), 1000);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
  );
  if (isPainted) return;
  const pixel = { clip: { x: 0, y: 0, width: 1, height: 1 }, animations: "allow", timeout: 5000 } as const;
  await page.screenshot(pixel).catch(() => undefined);
}

/**
 * In the page: waits for its short transitions and animations, such as those of a dialog that opens. What goes on for
 * ever, runs long or follows the scrolling is left to itself.
 */
async function movementsEnded(): Promise<void> {
  const isShort = ({ effect, timeline }: Animation) =>
    timeline === document.timeline && Number(effect?.getComputedTiming().endTime) <= 1000;
  const movements = document.getAnimations().filter((movement) => movement.playState === "running");
  // One that is cancelled, as its element is gone, rejects.
  await Promise.allSettled(movements.filter(isShort).map((movement) => movement.finished));
}

/** Answers the addresses of the requests that have not ended. */
function watchRequests(page: Page): () => string[] {
  const pending = new Set<Request>();
  const handleEnd = (request: Request) => {
    pending.delete(request);
  };
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", handleEnd);
  page.on("requestfailed", handleEnd);
  return () => [...pending].map((request) => request.url());
}
