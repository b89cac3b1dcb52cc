import type { Page } from "@playwright/test";

/**
 * Visible texts of a page that cannot be read, a line each: cut off, outside the window, or covered by another. A
 * summary with a line clamp is allowed: the complete text is one link away.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const lines: { text: string; element: Element; box: DOMRect }[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) lost.push("the page scrolls sideways");

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const name = `“${text.slice(0, 30)}”`;
        const cut = cutter(element, box);
        if (cut !== null) lost.push(`${name} is cut off by ${cut}`);
        lines.push({ text: name, element, box });
      }
    }
    // Floating elements may cover the page; everything else must not.
    const flow = lines.filter(({ element }) => !isFloating(element));
    flow.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of flow.entries()) {
      for (const other of flow.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.element === other.element || !isOver(one.box, other.box)) continue;
        lost.push(`${one.text} and ${other.text} lie over each other`);
      }
    }
    return [...new Set(lost)];

    function isVisible(element: Element): boolean {
      if (element.closest("script, style, noscript, template, [aria-hidden=true], option, svg")) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let place: Element | null = element; place; place = place.parentElement) {
        const style = getComputedStyle(place);
        // For screen readers alone.
        if (style.clipPath === "inset(50%)") return false;
        if (style.webkitLineClamp !== "none") return false;
      }
      return true;
    }

    function cutter(element: Element, box: DOMRect): string | null {
      for (let place: Element | null = element; place; place = place.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(place);
        const edge = place.getBoundingClientRect();
        const isOut = (overflow: string, less: boolean) => ["hidden", "clip"].includes(overflow) && less;
        // The box of a line is higher than its letters: a quarter of it may overflow without loss.
        const slack = box.height / 4;
        if (
          isOut(overflowX, box.left < edge.left - 1 || box.right > edge.right + 1) ||
          isOut(overflowY, box.top < edge.top - slack || box.bottom > edge.bottom + slack)
        )
          return `${place.localName}.${place.getAttribute("class")?.slice(0, 50)}`;
        // The rest of a scroll container can be scrolled to.
        if (["auto", "scroll"].includes(overflowX) && place !== root && place !== document.body) return null;
        if (position === "fixed") break;
      }
      return box.left < -1 || box.right > innerWidth + 1 ? "the window" : null;
    }

    function isFloating(element: Element): boolean {
      for (let place: Element | null = element; place; place = place.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(place).position)) return true;
      return false;
    }

    /** The box of a line is higher than its letters: only texts that overlap in the middle of both are unreadable. */
    function isOver(one: DOMRect, other: DOMRect): boolean {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 3 && high > Math.min(one.height, other.height) * 0.4;
    }
  });
}
