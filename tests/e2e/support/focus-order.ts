import type { Page } from "@playwright/test";

export interface FocusStop {
  /** Approximately the accessible name. */
  readonly name: string;
  /** Why the focus is not visible; null where it is. */
  readonly problem: string | null;
}

/** Presses the tab key until the focus has gone once round the page, and checks each stop when it is reached. */
export async function visitStops(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-focus-visited]"))
      element.removeAttribute("data-focus-visited");
  });
  for (let press = 0; press < 300; press++) {
    await page.keyboard.press("Tab");
    const stop = await focusStop(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`The tab key never leaves the page; the last stops: ${JSON.stringify(stops.slice(-4))}`);
}

/** The focused control; null outside the page and once the first stop is reached again. */
function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    if (element.dataset["focusVisited"] !== undefined) return null;
    element.dataset["focusVisited"] = "";
    // Smooth scrolling and panels that slide in are awaited first.
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
    const name = (
      element.getAttribute("aria-label") ??
      (element.innerText || element.closest("label")?.innerText || element.localName)
    ).trim();
    return { name: name.slice(0, 40), problem: problemOf(element) };

    function problemOf(control: HTMLElement): string | null {
      const hasVisibleRing = hasRing(control);
      if (hasVisibleRing === null) return "shows no ring";
      // A link that covers a whole card shows its focus on its text.
      const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const seen =
        boxes.length > 0 && hasVisibleRing === control ? boxes : [hasVisibleRing.getBoundingClientRect()];
      const first = seen[0];
      if (first === undefined) return "has no size";
      if (seen.every(({ top, bottom }) => bottom < 1 || top > innerHeight - 1))
        return "is above or below the screen";
      if (seen.every(({ left, right }) => right < 1 || left > innerWidth - 1)) return "is beside the screen";
      const x = Math.min(innerWidth - 1, Math.max(0, (first.left + first.right) / 2));
      const y = Math.min(innerHeight - 1, Math.max(0, (first.top + first.bottom) / 2));
      const over = document.elementFromPoint(x, y);
      const isOwn = over !== null && (hasVisibleRing.contains(over) || control.contains(over));
      return isOwn ? null : `lies under ${over?.localName}.${over?.getAttribute("class")?.slice(0, 60)}`;
    }

    /** A control inside a box or a group may show its focus on that. */
    function hasRing(control: HTMLElement): HTMLElement | null {
      const places = [
        control,
        control.parentElement,
        control.closest<HTMLElement>("label"),
        control.closest<HTMLElement>("[role=radiogroup]"),
      ];
      return (
        places.find((place) => {
          if (!place) return false;
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
          return (
            outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
          );
        }) ?? null
      );
    }
  });
}
