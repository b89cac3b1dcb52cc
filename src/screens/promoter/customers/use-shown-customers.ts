import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type ClientError, isClientError } from "../../../client/client-error";
import { type CustomerView, customerKeyword, customerViewQuery, readCustomerView } from "./customer-view";
import type { RowWindow } from "./engine/customer-list";
import { askAboutList } from "./engine/list-service";
import { lastShown, type OpenedList, type Shown, type StartOfList, storeShown } from "./shown-customers";

interface AnsweredQuestion {
  /** Null until the first answer. */
  readonly shown: Shown | null;
  /** Why the last question has no answer. */
  readonly error: ClientError | null;
}

export interface ShownCustomers extends AnsweredQuestion {
  /** Whether something else is asked for than the beginning of the list can show: the whole list answers it. */
  readonly isWaiting: boolean;
}

/**
 * The customers of a view in its order, with the counts of every choice. While another view is worked out, the one
 * before it stays.
 * @param near the rows near the window, which come with the answer
 */
export function useShownCustomers(
  opened: OpenedList | StartOfList,
  view: CustomerView,
  keyword: string,
  near: RefObject<RowWindow>,
): ShownCustomers {
  // Whose details are open does not change what is listed; the keyword is the one typed.
  const query = customerViewQuery({ ...view, keyword: "", openId: null });
  const [state, setState] = useState<AnsweredQuestion>(() => ({
    shown: lastShown(opened),
    error: null,
  }));
  const isAnsweredBy = (shown: Shown | null) =>
    shown?.opened === opened &&
    shown.keyword === keyword &&
    customerViewQuery({ ...shown.view, keyword: "" }) === query;
  /** The answer where it is there already: on screen, or because it came with the list. */
  const findAnswer = useEffectEvent(() =>
    [state.shown, lastShown(opened)].find((shown) => isAnsweredBy(shown)),
  );
  // One question at a time, and of those that came meanwhile the last one alone.
  const answered = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const found = findAnswer();
    if (found) {
      setState({ shown: found, error: null });
      return;
    }
    if (opened.isStart) return;
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
  const isUsual = query === "" && customerKeyword(keyword) === "";
  return { ...state, isWaiting: state.shown?.opened.isStart === true && !isUsual };
}

async function showCustomers(
  opened: OpenedList,
  query: string,
  keyword: string,
  near: RowWindow,
): Promise<AnsweredQuestion> {
  const question = { view: readCustomerView(new URLSearchParams(query)), keyword, near };
  try {
    const answer = await askAboutList("show", { list: opened.list, ...question });
    return { shown: storeShown(opened, question, answer), error: null };
  } catch (caught) {
    if (!isClientError(caught)) throw caught;
    return { shown: null, error: caught };
  }
}
