import { expect, type Locator, type Page } from "@playwright/test";

/** Presses the tab key until the control has the focus; `look` sees every stop on the way. */
export async function tabTo(page: Page, control: Locator, inspect?: () => Promise<void>): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    await inspect?.();
  }
  throw new Error(`The tab key does not reach ${String(control)}.`);
}

/**
 * As `tabTo`, and every stop on the way shows that it has the focus, stands in the window with nothing over it, and
 * comes below or to the right of the stop before.
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
  /** Whether something else answers a press on its middle. */
  readonly isCovered: boolean;
  /** Whether it keeps its place in the window: its place on the page says nothing of the order. */
  readonly isFloating: boolean;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

/** Lines of one row need not begin at the same height. */
const rowSlack = 24;

function isAfter(stop: Stop, before: Stop): boolean {
  return stop.top >= before.top - rowSlack || stop.left >= before.right;
}

/** Where the focus is, and how it looks; null where nothing has it. */
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
    // A link over two lines has its first line for its place.
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
