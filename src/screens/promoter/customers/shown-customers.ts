import { type CustomerView, customerKeyword } from "./customer-view";
import type { ListSummary, RowWindow, ShownCustomers } from "./engine/customer-list";
import type { OpenedStart } from "./engine/list-engine";
import { askAboutList } from "./engine/list-service";
import type { CustomerCounts } from "./filter-customers";
import { createRowCache, type RowCache } from "./row-cache";

/** A list of customers that was opened: what the page knows of it, and the number by which it asks for more. */
export interface OpenedList extends ListSummary {
  readonly list: number;
  readonly isStart: false;
}

/** The beginning of a list whose rest is on its way: it has rows, and figures of nothing. */
export interface StartOfList extends Omit<OpenedStart, "shown"> {
  readonly list: number;
  readonly isStart: true;
}

/** What the list is asked to show. */
export interface ShowQuestion {
  readonly view: CustomerView;
  /** As it was typed. */
  readonly keyword: string;
  /** The rows near the window, which come with the answer. */
  readonly near: RowWindow;
}

/** What is on screen of a list. */
export interface Shown {
  readonly opened: OpenedList | StartOfList;
  /** The view it answers, and what was typed as it was: the address is a moment ahead of the one, and behind the other. */
  readonly view: CustomerView;
  readonly keyword: string;
  /** Places in the list, in the order shown. */
  readonly places: Uint32Array;
  /** Null as long as only the beginning of the list is known. */
  readonly counts: CustomerCounts | null;
  readonly rows: RowCache;
}

/** Forgotten with the list. */
const stored = new WeakMap<OpenedList | StartOfList, Shown>();

/** What was shown of a list last, so that who comes back finds it at once. */
export function lastShown(opened: OpenedList | StartOfList): Shown | null {
  return stored.get(opened) ?? null;
}

/** Stores an answer as what is shown of its list. */
export function storeShown(
  opened: OpenedList | StartOfList,
  question: Pick<ShowQuestion, "view" | "keyword">,
  answer: ShownCustomers,
): Shown {
  const { view, keyword } = question;
  const { places, first } = answer;
  const counts = opened.isStart ? null : answer.counts;
  const { list } = opened;
  const rows =
    stored.get(opened)?.rows ?? createRowCache((rows) => askAboutList("rows", { list, places: rows }));
  rows.add(places.subarray(first), answer.rows);
  const shownView = { ...view, keyword: customerKeyword(keyword) };
  const shown = { opened, view: shownView, keyword, places, counts, rows };
  stored.set(opened, shown);
  return shown;
}

/** More than fit into a window. */
export const firstRows: RowWindow = { first: 0, count: 40 };

let expected: ShowQuestion | null = null;

/** What will be asked of the next list, or null: answered together with it, the page need not render in between. */
export function expectQuestion(question: ShowQuestion | null): void {
  expected = question;
}

export function expectedQuestion(): ShowQuestion | null {
  return expected;
}
