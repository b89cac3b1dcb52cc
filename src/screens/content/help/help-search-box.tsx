import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { usePrefetchHelpIndex } from "../../../api/content/help-index";
import { useTranslation } from "../../../i18n/use-translation";
import { helpSearchAddress } from "../../../platform/help-search-address";
import { textLimits } from "../../../rules/text-limits";
import { SearchField } from "../../../ui/search-field";
import { WithoutScripts } from "../../../ui/without-scripts";
import { helpSearchFieldId } from "./help-search-field-id";
import { addRecentSearch } from "./use-recent-searches";
import { useSlashKey } from "./use-slash-key";

/** A box that leads to the results of what is typed. */
export function HelpSearchBox({ size = "medium" }: { size?: "medium" | "large" }) {
  const { t } = useTranslation(["content", "common"]);
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const warm = usePrefetchHelpIndex();
  useSlashKey(helpSearchFieldId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    addRecentSearch(text);
    navigate(helpSearchAddress(text.trim()));
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
          size={size}
          {...(size === "large" && { className: "border-ink" })}
          value={text}
          onChange={setText}
          onFocus={warm}
        />
        <WithoutScripts>{t("common:withoutScripts.search")}</WithoutScripts>
      </form>
    </search>
  );
}
