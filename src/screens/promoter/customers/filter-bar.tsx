import { memo } from "react";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { Chip, ChipRow } from "../../../ui/chips";
import { CountedChip } from "./counted-chip";
import {
  activeFilters,
  type CustomerView,
  customerStatuses,
  type FilterName,
  withoutFilter,
} from "./customer-view";
import type { CustomerCounts } from "./filter-customers";

interface FilterBarProps {
  view: CustomerView;
  /** Null until all customers are known. */
  counts: CustomerCounts | null;
  onChange: (changes: Partial<CustomerView>) => void;
}

/** The states as chips with live counts, and the filters that are set, each with a mark that removes it. */
export const FilterBar = memo(function FilterBar({ view, counts, onChange }: FilterBarProps) {
  const { t } = useTranslation("promoter-customers");
  const filters = activeFilters(view);
  const describe = useFilterText(view);
  return (
    <div className="grid gap-2">
      <ChipRow label={t("status.label")}>
        {customerStatuses
          .filter(
            (status) =>
              counts === null ||
              status === view.status ||
              status === "all" ||
              (counts.status.get(status) ?? 0) > 0,
          )
          .map((status) => (
            <CountedChip
              key={status}
              count={counts && (counts.status.get(status) ?? 0)}
              isChosen={view.status === status}
              onPress={() => onChange({ status })}
            >
              {t(`status.${status}`)}
            </CountedChip>
          ))}
      </ChipRow>
      {filters.length > 0 && (
        <ChipRow label={t("filter.title")}>
          {filters.map((name) => (
            <Chip key={name} onRemove={() => onChange(withoutFilter(view, name))}>
              {describe(name)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
});

function useFilterText(view: CustomerView): (name: FilterName) => string {
  const { t } = useTranslation("promoter-customers");
  const { date } = useFormats();
  return (name) => {
    switch (name) {
      case "intention":
        return `${t("filter.intention")} ${t(`intention.${view.intention ?? "none"}`)}`;
      case "label":
        return view.label ?? "";
      case "expiry":
        return `${t("filter.expiry")} ${t(`expiry.${view.expiry ?? "60"}`)}`;
      case "endsOn":
        return t("filter.renewalOn", { date: date(view.endsOn ?? "") });
      case "followUp":
        return t(`followUp.${view.followUp ?? "due"}`);
      case "protection":
        return t("protection.week");
      case "broughtBy":
        return t(`broughtBy.${view.broughtBy ?? "own"}`);
      case "channel":
        return t(`channel.${view.channel ?? "self"}`);
    }
  };
}
