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
    const describe = (node: unknown) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute("class")?.slice(0, 60)}`
        : "?";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry && "hadRecentInput" in entry && "sources" in entry)) continue;
        if (entry.hadRecentInput === true || typeof entry.value !== "number") continue;
        const sources: unknown[] = Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map((source) =>
          typeof source === "object" && source !== null && "node" in source ? describe(source.node) : "?",
        );
        shifts.push({ value: entry.value, moved: moved.join(" and ") });
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
