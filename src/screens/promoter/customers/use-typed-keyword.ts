import { useEffect, useEffectEvent, useRef, useState } from "react";
import { timings } from "../../../rules/limits";
import { type CustomerView, customerKeyword } from "./customer-view";

interface TypedKeyword {
  /** What stands in the box; the list follows it at every key. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
}

/** The keyword as it is typed; the address follows once typing rests, and wins when it changes from elsewhere. */
export function useTypedKeyword(
  { keyword }: CustomerView,
  show: (changes: Partial<CustomerView>) => void,
): TypedKeyword {
  const [typed, setTyped] = useState(keyword);
  const sent = useRef(keyword);
  const search = useEffectEvent((text: string) => {
    const next = customerKeyword(text);
    if (next === keyword) return;
    sent.current = next;
    show({ keyword: next });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), timings.debounce * 2);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (keyword !== sent.current) setTyped(keyword);
    sent.current = keyword;
  }, [keyword]);
  return { typed, setTyped };
}
