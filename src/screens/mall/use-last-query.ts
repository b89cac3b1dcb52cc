import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { readDraft, storeDraft } from "../../forms/stored-draft";
import { useIsHydrating } from "../../shared/use-is-hydrating";

/**
 * The query with which this page was last open in this tab, where its address has none now: a change of language
 * reloads it without, and what was being ordered must not be lost with it. Null for none.
 * @param isChosen whether the address names what the page is about, so that it is remembered
 */
export function useLastQuery(page: "checkout" | "detail", isChosen: boolean): string | null {
  const [query] = useSearchParams();
  const isHydrating = useIsHydrating();
  const name = `mall.${page}.query`;
  const text = query.toString();
  useEffect(() => {
    if (isChosen) storeDraft(name, { text }, "visit");
  }, [isChosen, name, text]);
  if (isHydrating || text !== "") return null;
  const last = readDraft(name)?.["text"];
  return typeof last === "string" && last !== "" ? last : null;
}
