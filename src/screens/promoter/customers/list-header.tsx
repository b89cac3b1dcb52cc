import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { memo } from "react";
import { columnHead } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useSiteCurrency } from "../../../shared/use-site-currency";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { columnSorts, columnTemplate } from "./customer-cells";
import type { CustomerView } from "./customer-view";
import type { CustomerColumn } from "./list-settings";

interface ListHeaderProps {
  columns: readonly CustomerColumn[];
  view: CustomerView;
  onSort: (changes: Pick<CustomerView, "sort" | "isReversed">) => void;
}

/** The titles of the wide list's columns; pressing one sorts by it, pressing it again turns the order around. */
export const ListHeader = memo(function ListHeader({ columns, view, onSort }: ListHeaderProps) {
  const { t } = useTranslation("promoter-customers");
  const { locale } = useFormats();
  const currency = useSiteCurrency();
  const titleOf = (column: "name" | CustomerColumn) => {
    const title = t(`columns.${column}`);
    return column === "amount" ? columnHead(title, currency, locale) : title;
  };
  return (
    <div className="-mx-3 flex border-ink border-b px-3 text-13 text-ink2">
      <span className="w-[calc(var(--mark)+1rem)] shrink-0" />
      <div
        className="grid min-h-control-small flex-1 items-center gap-x-6"
        style={{ gridTemplateColumns: columnTemplate(columns) }}
      >
        {(["name", ...columns] as const).map((column) => {
          const sort = columnSorts[column];
          const isCurrent = sort !== undefined && view.sort === sort;
          const alignment = column === "amount" && "justify-end text-right";
          if (sort === undefined)
            return (
              <span key={column} className={classNames("truncate", alignment)}>
                {titleOf(column)}
              </span>
            );
          return (
            <button
              key={column}
              type="button"
              aria-pressed={isCurrent}
              onClick={() => onSort({ sort, isReversed: isCurrent && !view.isReversed })}
              className={classNames(
                "touch-area flex min-w-0 items-center gap-1 rounded-tag text-left hover:text-ink active:text-ink",
                alignment,
                isCurrent ? "font-semibold text-ink" : "hover:transition-colors",
              )}
            >
              <span className="truncate">{titleOf(column)}</span>
              {isCurrent && <Icon of={view.isReversed ? ArrowUp : ArrowDown} size="small" />}
            </button>
          );
        })}
      </div>
    </div>
  );
});
