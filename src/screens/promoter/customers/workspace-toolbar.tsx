import Keyboard from "lucide/dist/esm/icons/keyboard.mjs";
import { memo, type RefObject } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { IconButton } from "../../../ui/icon-button";
import { SearchField } from "../../../ui/search-field";
import { ColumnsMenu } from "./columns-menu";
import type { CustomerView } from "./customer-view";
import { FilterButton } from "./filter-button";
import type { CustomerCounts } from "./filter-customers";
import type { ListSettings } from "./list-settings";
import { SavedViews } from "./saved-views";
import type { SettingsChange } from "./use-list-settings";

interface WorkspaceToolbarProps extends ViewActionsProps {
  /** Around the search box, so that a key can put the focus into it. */
  searchRef: RefObject<HTMLDivElement | null>;
  typed: string;
  onType: (text: string) => void;
  /** Of the view, and how many customers it shows; null until all of them are known. */
  counts: CustomerCounts | null;
  shown: number | null;
  onView: (changes: Partial<CustomerView>) => void;
}

interface ViewActionsProps {
  view: CustomerView;
  settings: ListSettings;
  onSettings: (changes: SettingsChange) => void;
  /** Whether the list shows columns. */
  isTable: boolean;
  /** On phones there is room for signs alone. */
  isCompact: boolean;
  onKeys: () => void;
}

/** Search, filters, saved views; on wide screens the columns and the keys as well. */
export function WorkspaceToolbar(props: WorkspaceToolbarProps) {
  const { searchRef, typed, onType, counts, shown, onView, ...actions } = props;
  const { view, isCompact } = actions;
  const { t } = useTranslation("promoter-customers");
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <div ref={searchRef} className="min-w-0 flex-1 basis-40">
        <SearchField
          label={t("search.label")}
          placeholder={t("search.placeholder")}
          value={typed}
          onChange={onType}
          shortcut="/"
          className="w-full"
        />
      </div>
      <FilterButton view={view} counts={counts} shown={shown} onChange={onView} isCompact={isCompact} />
      <ViewActions {...actions} />
    </div>
  );
}

/** What stands beside search and filters; a key typed into the search changes nothing here. */
const ViewActions = memo(function ViewActions(props: ViewActionsProps) {
  const { view, settings, onSettings, isTable, isCompact, onKeys } = props;
  const { t } = useTranslation("promoter-customers");
  return (
    <>
      <SavedViews
        view={view}
        views={settings.views}
        onChange={(change) => onSettings(({ views }) => ({ views: change(views) }))}
        isCompact={isCompact}
      />
      {isTable && (
        <>
          <ColumnsMenu columns={settings.columns} onChange={(columns) => onSettings({ columns })} />
          <IconButton icon={Keyboard} label={t("keys.button")} onClick={onKeys} />
        </>
      )}
    </>
  );
});
