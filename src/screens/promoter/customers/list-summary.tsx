import { memo } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useIsWide } from "../../../shared/use-is-wide";
import { Button } from "../../../ui/button";
import { Select } from "../../../ui/select";
import { type CustomerView, customerSorts } from "./customer-view";

interface ListSummaryProps {
  /** Null until all customers are known. */
  shown: number | null;
  view: CustomerView;
  onSort: (changes: Pick<CustomerView, "sort" | "isReversed">) => void;
  /** Columns sort by their titles; cards by the list here, or on phones by the sign in the bar. */
  isTable: boolean;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

/** How many customers the view shows, and beside cards how they are sorted and selected. */
export const ListSummary = memo(function ListSummary({
  shown,
  view,
  onSort,
  isTable,
  isSelecting,
  onSelecting,
}: ListSummaryProps) {
  const { t } = useTranslation("promoter-customers");
  const isWide = useIsWide();
  return (
    <div className="mt-4 mb-1 flex min-h-control-small flex-wrap items-center justify-between gap-x-4 text-13 text-ink2">
      <p role="status" className="figures">
        {shown === null ? t("count.loading") : t("count.shown", { count: shown })}
      </p>
      {!isTable && !isWide && (
        <span className="flex items-center gap-3 print:hidden">
          <span>{t(`sort.${view.sort}`)}</span>
          <Button variant="quiet" size="small" onClick={() => onSelecting(!isSelecting)}>
            {t(isSelecting ? "selection.clear" : "selection.start")}
          </Button>
        </span>
      )}
      {!isTable && isWide && (
        <Select
          aria-label={t("sort.label")}
          value={view.sort}
          options={customerSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onChange={(event) => {
            const sort = customerSorts.find((choice) => choice === event.target.value);
            if (sort) onSort({ sort, isReversed: false });
          }}
        />
      )}
    </div>
  );
});
