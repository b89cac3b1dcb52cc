import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { debounce } from "../../../platform/timing";
import { timings } from "../../../rules/limits";
import { textLimits } from "../../../rules/text-limits";
import { useSearchThroughSwitch } from "./use-search-through-switch";

/**
 * The words searched for, which live in the address (`q`). Typing takes their place there after a short rest, in the
 * same entry of the history; `commit` makes a new entry at once. While an input method composes nothing is sent.
 */
export function useSearchText() {
  const [query, setQuery] = useSearchParams();
  const searched = (query.get("q") ?? "").slice(0, textLimits.searchText.maxLength);
  // What is being typed belongs to the address it was begun at: going back discards it.
  const [draft, setDraft] = useState<{ over: string; text: string } | null>(null);
  const [isComposing, setComposing] = useState(false);
  const text = draft?.over === searched ? draft.text : searched;

  useEffect(() => {
    if (isComposing || text === searched) return;
    const settle = debounce(() => setQuery(withText(text), { replace: true }), timings.debounce);
    settle();
    return settle.cancel;
  }, [isComposing, text, searched, setQuery]);

  const restore = useCallback((stored: string) => setQuery(withText(stored), { replace: true }), [setQuery]);
  useSearchThroughSwitch(searched, restore);

  return {
    text,
    searched: searched.trim(),
    type: (typed: string) => setDraft({ over: searched, text: typed }),
    commit: () => setQuery(withText(text.trim())),
    compose: setComposing,
  };
}

/** Another search begins on its first page and keeps the choice of kind. */
function withText(text: string) {
  return (query: URLSearchParams) => {
    const next = new URLSearchParams(query);
    next.delete("page");
    if (text === "") next.delete("q");
    else next.set("q", text);
    return next;
  };
}
