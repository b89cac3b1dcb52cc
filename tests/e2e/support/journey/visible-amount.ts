import type { Locator } from "@playwright/test";

/** The first amount with a currency on screen, in yuan; NaN while there is none. */
export async function visibleAmount(place: Locator): Promise<number> {
  const text = await place.innerText();
  return Number(/¥\s*([\d,]+\s*\.\s*\d{2})/.exec(text)?.[1]?.replace(/[,\s]/g, "") ?? Number.NaN);
}
