import type { FormEvent, KeyboardEvent } from "react";
import { usePrefetchHelpIndex } from "../../../api/content/help-index";
import { useTranslation } from "../../../i18n/use-translation";
import { focusBySelector } from "../../../platform/page";
import { textLimits } from "../../../rules/text-limits";
import { SearchField } from "../../../ui/search-field";
import { WithoutScripts } from "../../../ui/without-scripts";
import { helpSearchFieldId } from "./help-search-field-id";
import { resultMark } from "./result-keys";
import { addRecentSearch } from "./use-recent-searches";
import type { useSearchText } from "./use-search-text";
import { useSlashKey } from "./use-slash-key";

/** The box of the search page: results follow what is typed, and the down arrow goes to the first of them. */
export function LiveSearchBox({ search }: { search: ReturnType<typeof useSearchText> }) {
  const { t } = useTranslation(["content", "common"]);
  const warm = usePrefetchHelpIndex();
  useSlashKey(helpSearchFieldId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    addRecentSearch(search.text);
    search.commit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
    if (focusBySelector(`[${resultMark}]`)) event.preventDefault();
  };
  return (
    <search>
      <form onSubmit={handleSubmit}>
        <SearchField
          id={helpSearchFieldId}
          label={t("help.search.label")}
          placeholder={t("help.search.placeholder")}
          maxLength={textLimits.searchText.maxLength}
          shortcut="/"
          autoComplete="off"
          value={search.text}
          onChange={search.type}
          onFocus={warm}
          onKeyDown={handleKeyDown}
          onCompositionStart={() => search.compose(true)}
          onCompositionEnd={() => search.compose(false)}
        />
        <WithoutScripts>{t("common:withoutScripts.search")}</WithoutScripts>
      </form>
    </search>
  );
}
