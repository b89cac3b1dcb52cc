import { type ComponentProps, type FormEvent, useEffect, useRef } from "react";
import { usePrefetchHelpIndex } from "../../../api/content/help-index";
import { useTranslation } from "../../../i18n/use-translation";
import { recordEarlyInput, restoreEarlyInput } from "../../../platform/early-input";
import { beforeHydration } from "../../../platform/hydration";
import { textLimits } from "../../../rules/text-limits";
import { SearchField } from "../../../ui/search-field";
import { WithoutScripts } from "../../../ui/without-scripts";
import { helpSearchFieldId } from "./help-search-field-id";
import { useSlashKey } from "./use-slash-key";

beforeHydration(recordEarlyInput);

type OwnProps = "id" | "label" | "placeholder" | "maxLength" | "shortcut" | "onFocus";

interface HelpSearchFormProps extends Omit<ComponentProps<typeof SearchField>, OwnProps> {
  onSearch: () => void;
}

/** The box of the help centre, which the slash key leads to; the index is fetched once it has the focus. */
export function HelpSearchForm({ onSearch, ...field }: HelpSearchFormProps) {
  const { t } = useTranslation(["content", "common"]);
  const prefetch = usePrefetchHelpIndex();
  useSlashKey(helpSearchFieldId);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) restoreEarlyInput(form.current);
  }, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <search>
      <form ref={form} onSubmit={handleSubmit}>
        <SearchField
          id={helpSearchFieldId}
          label={t("help.search.label")}
          placeholder={t("help.search.placeholder")}
          maxLength={textLimits.searchText.maxLength}
          shortcut="/"
          onFocus={prefetch}
          {...field}
        />
        <WithoutScripts>{t("common:withoutScripts.search")}</WithoutScripts>
      </form>
    </search>
  );
}
