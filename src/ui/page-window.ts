/** Pages shown one after another at either end of a long list, before the ellipsis: on a desktop and on a phone. */
export const desktopEdge = 9;
export const phoneEdge = 6;

const minimumWindowedPages = 12;
const aroundCurrent = 2;

/**
 * Which page numbers to show. Under 12 pages all of them. From 12 on: near the start the first `edge` and the last;
 * near the end the first and the last `edge`; in between the first, five around the current, and the last. "gap" is
 * an ellipsis. `current` is held between 1 and `count`.
 */
export function pageWindow(count: number, current: number, edge: number): (number | "gap")[] {
  const page = Math.min(Math.max(1, current), count);
  if (count < minimumWindowedPages) return range(1, count);
  if (page <= edge - 2) return [...range(1, edge), "gap", count];
  if (page >= count - edge + 3) return [1, "gap", ...range(count - edge + 1, count)];
  return [1, "gap", ...range(page - aroundCurrent, page + aroundCurrent), "gap", count];
}

export interface PageItem {
  /** A page number, or an ellipsis before that page. */
  kind: "page" | "gap";
  page: number;
  on: "both" | "desktop" | "phone";
}

/**
 * The windows of both screen sizes in one list, each item saying where it shows, so that a style sheet can choose
 * and the page needs no script to know its width.
 */
export function pageItems(count: number, current: number): PageItem[] {
  const desktop = placed(pageWindow(count, current, desktopEdge));
  const phone = placed(pageWindow(count, current, phoneEdge));
  const items: PageItem[] = [];
  for (let page = 1; page <= count; page += 1) {
    for (const kind of ["gap", "page"] as const) {
      const onDesktop = desktop[kind].has(page);
      const onPhone = phone[kind].has(page);
      if (onDesktop || onPhone)
        items.push({ kind, page, on: onDesktop ? (onPhone ? "both" : "desktop") : "phone" });
    }
  }
  return items;
}

/** Pages, and for each gap the page that follows it. */
function placed(visible: (number | "gap")[]) {
  const page = new Set<number>();
  const gap = new Set<number>();
  visible.forEach((item, index) => {
    const next = visible[index + 1];
    if (item !== "gap") page.add(item);
    else if (typeof next === "number") gap.add(next);
  });
  return { page, gap };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
