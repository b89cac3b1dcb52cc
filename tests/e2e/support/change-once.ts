import type { BrowserContext, Locator, Page } from "@playwright/test";
import { retryClosedConnection } from "./closed-connection";
import { expect } from "./fixtures";
import { loseNextResponse } from "./lost-response";

/** A change somebody makes on a page, and how the back end shows that it was made. */
export interface Change {
  /** The button that makes it; it may say something else once an attempt has failed. */
  readonly button: (page: Page) => Locator;
  /** The address of the request, as a glob. */
  readonly sent: string;
  /** What can be seen once it is made. */
  readonly proof: (page: Page) => Locator;
  /** How many of these the back end has. */
  readonly count: (page: Page) => Promise<number>;
}

/**
 * Makes a change with everything in the way that a phone in a shop brings: without a network, with its response lost,
 * and with the button pressed twice. Each failure is reported, and the change is made once.
 */
export async function changeOnce(
  page: Page,
  context: BrowserContext,
  { button, sent, proof, count }: Change,
): Promise<void> {
  const before = await count(page);
  const failed = async (what: string) => {
    await expect(page.getByRole("alert").first(), what).toBeVisible();
    await expect(button(page), what).toBeEnabled();
  };

  await context.setOffline(true);
  await button(page).click();
  await failed("without a network");
  await context.setOffline(false);
  expect(await count(page), "without a network nothing is made").toBe(before);

  const lost = await loseNextResponse(page, sent);
  await button(page).click();
  await expect.poll(() => lost.length, "the request is sent").toBe(1);
  await failed("with the response lost");

  await button(page).dblclick();
  await expect(proof(page).first()).toBeVisible();
  expect(await count(page), "made once, though its response was lost and it was asked for twice").toBe(
    before + 1,
  );
}

/**
 * Makes a change that the page looks up where its response is lost: without a network it is reported, with its
 * response lost and its button pressed twice it is sent once and shown as made.
 */
export async function changeFound(
  page: Page,
  context: BrowserContext,
  { button, sent, proof, count }: Change,
): Promise<void> {
  const before = await count(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(page.getByRole("alert").first(), "without a network").toBeVisible();
  await expect(button(page), "without a network").toBeEnabled();
  await context.setOffline(false);
  expect(await count(page), "without a network nothing is made").toBe(before);

  const lost = await loseNextResponse(page, sent);
  await button(page).dblclick();
  await expect(proof(page).first()).toBeVisible();
  expect(lost, "the response was lost").toHaveLength(1);
  expect(await count(page), "made once, though its response was lost and it was asked for twice").toBe(
    before + 1,
  );
}

/** Counts the rows of a table of the mock back end. */
export function rowsOf(table: string): Change["count"] {
  return async ({ request }) => {
    const answer = await request.get("/__mock/state", retryClosedConnection);
    return (await answer.json()).tables[table];
  };
}
