import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "../fixtures";
import type { Site } from "../site-visitor";
import type { Like, Translate } from "../translations";
import type { BackEndState } from "./back-end-state";
import type { Secrets } from "./secrets";

/** One visitor from the first visit to a licence: the page, the translations, and the back end's state. */
export interface Journey {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: Site;
  readonly books: BackEndState;
  readonly secrets: Secrets;
  readonly t: Translate;
  readonly like: Like;
  /** Leaves the interruptions out, where another journey has the same steps with them. */
  readonly isUninterrupted?: boolean;
}

/** Finds the element that proves the current step. */
export type Proof = (main: Locator) => Locator;

/** Interruptions between two presses. After each of them the journey must be at the same step. */
const interruptions: Readonly<Record<string, (journey: Journey, proof: Proof) => Promise<void>>> = {
  async "a reload"({ page }) {
    await page.reload();
  },
  async "going away and back"({ page, site }) {
    await site.follow("/faq");
    await expect(page).toHaveURL(/\/faq$/);
    await page.goBack();
  },
  async "a second tab"({ page, context }, proof) {
    const second = await context.newPage();
    await second.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
    await second.goto(page.url());
    await expect(proof(second.getByRole("main")).first()).toBeVisible();
    await second.close();
  },
  async "offline and back"({ page, context }) {
    await context.setOffline(true);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await context.setOffline(false);
  },
};

/** Performs every interruption, if there are to be any, and expects the same step after each: what `proof` finds is on screen. */
export async function expectAfterInterruptions(journey: Journey, proof: Proof): Promise<void> {
  const { site } = journey;
  await expect(proof(site.main).first()).toBeVisible();
  for (const [name, strike] of journey.isUninterrupted ? [] : Object.entries(interruptions)) {
    await strike(journey, proof);
    await expect(proof(site.main).first(), `after ${name}`).toBeVisible();
  }
  await journey.secrets.expectNoLeak();
}

/** The console messages of such interruptions. */
export const interruptionErrors =
  /ERR_INTERNET_DISCONNECTED|ERR_TIMED_OUT|Failed to (?:fetch|load)|net::|获取\S*出错|could not be fetched/;
