import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type ClientError, isClientError } from "../../../client/client-error";
import type { OpenedList } from "./customer-list-query";
import { type CustomerView, customerKeyword, customerViewQuery, readCustomerView } from "./customer-view";
import type { RowWindow } from "./engine/customer-list";
import { askAboutList } from "./engine/list-service";
import type { CustomerCounts } from "./filter-customers";
import { createRowCache, type RowCache } from "./row-cache";

/** What is on screen of a list. */
export interface Shown {
  readonly opened: OpenedList;
  /** The view it answers, and what was typed as it was: the address is a moment ahead of the one, and behind the other. */
  readonly view: CustomerView;
  readonly keyword: string;
  /** Places in the list, in the order shown. */
  readonly places: Uint32Array;
  readonly counts: CustomerCounts;
  readonly rows: RowCache;
}

export interface ShownCustomers {
  /** Null until the first answer. */
  readonly shown: Shown | null;
  /** Why the last question has no answer. */
  readonly error: ClientError | null;
}

/** What was shown of a list last, so that who comes back finds it at once; forgotten with the list. */
const lastShown = new WeakMap<OpenedList, Shown>();

/**
 * The customers of a view in its order, with the counts of every choice. While another view is worked out, the one
 * before it stays.
 * @param near the rows near the window, which come with the answer
 */
export function useShownCustomers(
  opened: OpenedList,
  view: CustomerView,
  keyword: string,
  near: RefObject<RowWindow>,
): ShownCustomers {
  // Whose details are open does not change what is listed; the keyword is the one typed.
  const query = customerViewQuery({ ...view, keyword: "", openId: null });
  const [state, setState] = useState<ShownCustomers>(() => ({
    shown: lastShown.get(opened) ?? null,
    error: null,
  }));
  const isAnswered = useEffectEvent(() => {
    const { shown } = state;
    if (shown === null || shown.opened !== opened || shown.keyword !== keyword) return false;
    return customerViewQuery({ ...shown.view, keyword: "" }) === query;
  });
  // One question at a time, and of those that came meanwhile the last one alone.
  const answered = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (isAnswered()) return;
    let isCurrent = true;
    answered.current = answered.current.then(async () => {
      if (!isCurrent) return;
      const next = await showCustomers(opened, query, keyword, near.current);
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [opened, query, keyword, near]);
  return state;
}

async function showCustomers(
  opened: OpenedList,
  query: string,
  keyword: string,
  near: RowWindow,
): Promise<ShownCustomers> {
  const view = readCustomerView(new URLSearchParams(query));
  const { list } = opened;
  try {
    const answer = await askAboutList("show", { list, view, keyword, near });
    const { places, counts, first } = answer;
    const rows = lastShown.get(opened)?.rows ?? rowsOf(list);
    rows.add(places.subarray(first), answer.rows);
    const shownView = { ...view, keyword: customerKeyword(keyword) };
    const shown = { opened, view: shownView, keyword, places, counts, rows };
    lastShown.set(opened, shown);
    return { shown, error: null };
  } catch (caught) {
    if (!isClientError(caught)) throw caught;
    return { shown: null, error: caught };
  }
}

function rowsOf(list: number): RowCache {
  return createRowCache((places) => askAboutList("rows", { list, places }));
}
