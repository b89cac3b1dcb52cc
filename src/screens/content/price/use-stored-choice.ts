import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { readStored, writeStored } from "../../../platform/storage";
import { choiceQuery, type PriceChoice, readChoice } from "./price-choice";

const inPlace = { replace: true, preventScrollReset: true } as const;

/**
 * The selection of the page, which its address contains, and the function that changes it. A page that opens without one
 * has that of this tab: a change of language reloads it without its query, and what was worked out must not be lost with it.
 */
export function useStoredChoice(): [PriceChoice, (next: PriceChoice) => void] {
  const [query, setQuery] = useSearchParams();
  const isOpening = useRef(true);
  const text = query.toString();
  useEffect(() => {
    const visit = readStored("visit") ?? {};
    const last = isOpening.current && text === "" ? visit["price"]?.["query"] : undefined;
    isOpening.current = false;
    if (typeof last === "string" && last !== "") setQuery(last, inPlace);
    else writeStored("visit", { ...visit, price: { query: text } });
  }, [text, setQuery]);
  return [readChoice(query), (next) => setQuery(choiceQuery(next), inPlace)];
}
