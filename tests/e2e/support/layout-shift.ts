import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Every layout shift without recent input. */
    unexpectedShifts?: { value: number; moved: string }[];
  }
}

/** Begins to record layout shifts on every page this tab opens. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    window.unexpectedShifts = shifts;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").slice(0, 60)}`;
    const describe = (source: object) => {
      const node = "node" in source ? source.node : null;
      if (!(node instanceof Element)) return "?";
      const rect = (name: string) => {
        const value: unknown = Object(source)[name];
        return value instanceof DOMRectReadOnly
          ? `${Math.round(value.y)}+${Math.round(value.height)}`
          : "nowhere";
      };
      const inside = node.parentElement === null ? "" : `${nameOf(node.parentElement)} > `;
      const text = (node.textContent ?? "").trim().slice(0, 30);
      return `${inside}${nameOf(node)} "${text}" from ${rect("previousRect")} to ${rect("currentRect")}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry && "hadRecentInput" in entry && "sources" in entry)) continue;
        if (entry.hadRecentInput === true || typeof entry.value !== "number") continue;
        const sources: unknown[] = Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map((source) =>
          typeof source === "object" && source !== null ? describe(source) : "?",
        );
        const place = `scrolled ${Math.round(scrollY)} of ${document.documentElement.scrollHeight}`;
        shifts.push({ value: entry.value, moved: `${moved.join(" and ")}, ${place}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

interface LayoutShift {
  sum: number;
  what: string;
}

/** The sum of all layout shifts of this page since it was opened, and the elements that moved. */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  return added(await page.evaluate(() => window.unexpectedShifts ?? []));
}

/** The same since the last call: for one of many screens that follow each other without a page load. */
export async function takeLayoutShift(page: Page): Promise<LayoutShift> {
  return added(await page.evaluate(() => window.unexpectedShifts?.splice(0) ?? []));
}

function added(shifts: readonly { value: number; moved: string }[]): LayoutShift {
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`).join("\n"),
  };
}
