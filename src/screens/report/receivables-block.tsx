import { useState } from "react";
import type { components } from "../../generated/report";
import { useTranslation } from "../../i18n/use-translation";
import { classNames } from "../../ui/class-names";
import { textLink } from "../../ui/text-link";
import { useAmounts } from "./amounts";
import { Block } from "./block";
import { DebtorTable } from "./debtor-table";

type Schemas = components["schemas"];

/** What customers owe by age, and on demand who they are. */
export function ReceivablesBlock({ receivables }: { receivables: Schemas["WeeklyReceivables"] }) {
  const { t } = useTranslation("report");
  const { money } = useAmounts();
  const [isOpen, setOpen] = useState(false);
  const { amount, customers, ageing } = receivables;
  if (customers === 0)
    return (
      <Block title={t("owed.title")}>
        <p className="py-4 text-ink2 print:py-1 print:text-13">{t("owed.none")}</p>
      </Block>
    );
  return (
    <Block
      title={t("owed.title")}
      end={
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={classNames("touch-area", textLink)}
        >
          {t(isOpen ? "owed.hideWho" : "owed.who")}
        </button>
      }
    >
      {/* One grid for all: rows with columns of their own would have bars that cannot be compared. */}
      <ul className="grid grid-cols-[minmax(4rem,6rem)_minmax(0,1fr)_minmax(0,auto)_auto] gap-x-3 py-2 print:block print:py-0">
        {ageing.map((row) => (
          <AgeingRow key={row.age} row={row} ageing={ageing} />
        ))}
      </ul>
      <p
        data-state="closed"
        className="closing-line mb-4 flex items-baseline justify-between gap-4 border-ink border-t print:mb-0 print:text-13"
      >
        <span className="py-2 print:py-0.5">{t("owed.total", { count: customers })}</span>
        <span className="figures py-2 font-semibold text-20 print:py-0.5 print:text-13">{money(amount)}</span>
      </p>
      {isOpen && (
        <div className="pb-2 print:hidden">
          <DebtorTable receivables={receivables} />
        </div>
      )}
    </Block>
  );
}

const colours: Readonly<Record<Schemas["DebtAge"], string>> = {
  upTo30: "fill-bar2",
  upTo60: "fill-amber",
  upTo90: "fill-red",
  over90: "fill-red",
};

function AgeingRow({ row, ageing }: { row: Schemas["AgeingRow"]; ageing: readonly Schemas["AgeingRow"][] }) {
  const { t } = useTranslation("report");
  const { money } = useAmounts();
  const most = Math.max(1, ...ageing.map(({ amount }) => Number(amount)));
  return (
    <li className="col-span-full grid max-[24rem]:grid-cols-[minmax(0,1fr)_auto_auto] grid-cols-subgrid items-center gap-x-3 gap-y-1.5 py-2 in-data-care:flex in-data-care:flex-wrap few-letters:flex few-letters:flex-wrap few-letters:justify-between print:grid print:grid-cols-[minmax(0,1fr)_auto_minmax(6rem,auto)] print:border-line print:border-b print:py-0.5 print:text-13 print:last:border-b-0">
      <span className="flex-1 few-letters:flex-none text-13 sm:text-15 print:text-13">
        {t(`owed.${row.age}`)}
      </span>
      <svg
        className="h-2.5 w-full max-[24rem]:order-last max-[24rem]:col-span-full in-data-care:hidden few-letters:hidden print:hidden"
        aria-hidden="true"
      >
        <rect
          width={`${((Number(row.amount) / most) * 100).toFixed(2)}%`}
          height="100%"
          className={colours[row.age]}
        />
      </svg>
      <span className="few-letters:order-last few-letters:basis-full whitespace-normal few-letters:text-left text-right text-13 text-ink2 tabular-nums">
        {t("owed.customers", { count: row.customers })}
      </span>
      <span className="figures few-letters:ml-auto min-w-22 text-right font-semibold">
        {money(row.amount)}
      </span>
    </li>
  );
}
