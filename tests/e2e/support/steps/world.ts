import { expect, type Page } from "@playwright/test";
import { retryClosedConnection } from "../closed-connection";

/** The day the dates and numbers of journeys are of. */
export const day = "clock:2026-11-21T10:32:00+08:00";

/** Lets time pass in the world. */
export async function advance({ request }: Page, by: string): Promise<void> {
  const answer = await request.post("/__mock/advance", { data: by, ...retryClosedConnection });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** What the back end answers at an address. */
export async function read({ request }: Page, address: string) {
  return (await request.get(address, retryClosedConnection)).json();
}
