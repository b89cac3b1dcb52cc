import { expect, type Locator, type Page } from "@playwright/test";

/** Presses the tab key until the control has the focus; `inspect` is called at every stop. */
export async function tabTo(page: Page, control: Locator, inspect?: () => Promise<void>): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    await inspect?.();
  }
  throw new Error(`The tab key does not reach ${String(control)}.`);
}

/**
 * As `tabTo`; every stop shows its focus, is in the window with nothing over it, and is below or to the right of the
 * previous one.
 */
export async function seenTabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  let before: Stop | null = null;
  await tabTo(page, control, async () => {
    const stop = await focusedStop(page);
    if (stop === null) return;
    expect(stop, `${stop.name} shows that it has the focus, in sight`).toMatchObject({
      isOutlined: true,
      isInWindow: true,
      isCovered: false,
    });
    if (before && !before.isFloating && !stop.isFloating)
      expect(isAfter(stop, before), `${stop.name} is read after ${before.name}`).toBe(true);
    before = stop;
  });
}

interface Stop {
  readonly name: string;
  readonly isOutlined: boolean;
  readonly isInWindow: boolean;
  /** Whether another element receives a press on its middle. */
  readonly isCovered: boolean;
  /** Whether its position is fixed in the window, which is independent of the order on the page. */
  readonly isFloating: boolean;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

/** Controls of one row may begin at slightly different heights. */
const rowSlack = 24;

function isAfter(stop: Stop, before: Stop): boolean {
  return stop.top >= before.top - rowSlack || stop.left >= before.right;
}

/** The position and appearance of the focus; null without one. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const ringTargets = [
      element,
      element.parentElement,
      element.closest("[role=radiogroup], label, .field-box"),
    ];
    const isOutlined = ringTargets.some((place) => {
      if (!place) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(place);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    // The position of a link over two lines is that of its first line.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const isOwn =
      hit !== null &&
      (hit.contains(element) || element.contains(hit) || hit.closest("label")?.contains(element));
    let isFloating = false;
    for (let place: Element | null = element; place; place = place.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(place).position)) isFloating = true;
    return {
      name:
        (element.getAttribute("aria-label") ?? element.textContent?.trim()) ||
        element.outerHTML.slice(0, 120),
      isOutlined: isOutlined && element.matches(":focus-visible"),
      isInWindow: box.top >= 0 && box.bottom <= innerHeight,
      isCovered: !isOwn,
      isFloating,
      top: box.top + scrollY,
      left: box.left,
      right: box.right,
    };
  });
}
