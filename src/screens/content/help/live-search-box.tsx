import type { KeyboardEvent } from "react";
import { focusBySelector } from "../../../platform/page";
import { HelpSearchForm } from "./help-search-form";
import { resultMark } from "./result-keys";
import { addRecentSearch } from "./use-recent-searches";
import type { useSearchText } from "./use-search-text";

/** The box of the search page: results follow what is typed, and the down arrow goes to the first of them. */
export function LiveSearchBox({ search }: { search: ReturnType<typeof useSearchText> }) {
  const handleSearch = () => {
    addRecentSearch(search.text);
    search.commit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
    if (focusBySelector(`[${resultMark}]`)) event.preventDefault();
  };
  return (
    <HelpSearchForm
      autoComplete="off"
      value={search.text}
      onChange={search.type}
      onSearch={handleSearch}
      onKeyDown={handleKeyDown}
      onCompositionStart={() => search.compose(true)}
      onCompositionEnd={() => search.compose(false)}
    />
  );
}
