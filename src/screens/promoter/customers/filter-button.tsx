import SlidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import { memo, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { BottomPanel } from "../../../ui/bottom-panel";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { PageLayer } from "../../../ui/page-layer";
import { SubmitBar } from "../../../ui/submit-bar";
import { useUiTranslations } from "../../../ui/ui-translations";
import { activeFilters, type CustomerView, defaultView } from "./customer-view";
import { FilterChoices } from "./filter-choices";
import type { CustomerCounts } from "./filter-customers";

interface FilterButtonProps {
  view: CustomerView;
  /** Null until all customers are known. */
  counts: CustomerCounts | null;
  /** How many customers the view shows now; null as above. */
  shown: number | null;
  onChange: (changes: Partial<CustomerView>) => void;
  /** A sign without its name, where there is no room for both. */
  isCompact: boolean;
}

/** Opens the filters in a panel; the list behind it follows every choice. */
export const FilterButton = memo(function FilterButton(props: FilterButtonProps) {
  const { view, counts, shown, onChange, isCompact } = props;
  const { t } = useTranslation("promoter-customers");
  const { close } = useUiTranslations();
  const [isOpen, setOpen] = useState(false);
  const set = activeFilters(view).length;
  const name = set === 0 ? t("filter.button") : `${t("filter.button")} ${set}`;
  const { intention, label, expiry, endsOn, followUp, channel, broughtBy } = defaultView;
  return (
    <>
      {isCompact ? (
        <IconButton
          icon={SlidersHorizontal}
          label={name}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {name}
        </Button>
      )}
      <PageLayer isOpen={isOpen}>
        <BottomPanel
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t("filter.title")}
          footer={
            <SubmitBar position="inline">
              <Button
                onClick={() => onChange({ intention, label, expiry, endsOn, followUp, channel, broughtBy })}
              >
                {t("filter.clear")}
              </Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                {shown === null ? close : t("filter.done", { count: shown })}
              </Button>
            </SubmitBar>
          }
        >
          <FilterChoices view={view} counts={counts} onChange={onChange} />
        </BottomPanel>
      </PageLayer>
    </>
  );
});
