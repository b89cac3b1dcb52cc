import Minus from "lucide/dist/esm/icons/minus.mjs";
import type { ReactNode } from "react";
import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { useZonedFormats } from "../../i18n/use-zoned-formats";
import { ReceiptAmount, type ReceiptLine } from "../../shared/receipt-amount";
import { Icon } from "../../ui/icon";
import { useAmounts } from "./amounts";
import { type Change, countChange, moneyChange } from "./change";
import { figureReceipts } from "./figure-receipts";
import { percentage } from "./percentage";

type WeeklyOverview = components["schemas"]["WeeklyOverview"];

/** The four figures beside the week before; each opens to the receipt of how it comes about. */
export function KeyFigures({ overview }: { overview: WeeklyOverview }) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const amounts = useAmounts();
  const { sales, gross_profit, gross_rate, orders, received } = overview;
  const tools = { t, formats, amounts, asOf: zonedDateTime(overview.period.as_of) };
  const receipts = figureReceipts(overview, tools);
  const orderCount = t("figure.orders_value", { count: orders.value });
  const rate = gross_rate.value === null ? null : percentage(gross_rate.value);
  return (
    <div className="grid grid-cols-2 border-line border-y md:border-t-ink max-sm:in-data-care:grid-cols-1 max-[22rem]:grid-cols-1 few-letters:grid-cols-1 sm:grid-cols-4 print:grid-cols-4! print:border-t-ink print:[--value-size:var(--size-20)] print:has-data-long:[--value-size:var(--size-15)]">
      <Figure
        name={t("figure.sales")}
        value={amounts.money(sales.value)}
        change={moneyChange(sales, tools)}
        receipt={receipts.sales}
      />
      <Figure
        name={t("figure.gross_profit")}
        note={rate !== null && t("figure.rate", { rate })}
        value={amounts.money(gross_profit.value)}
        change={moneyChange(gross_profit, tools)}
        receipt={receipts.gross_profit}
      />
      <Figure
        name={t("figure.orders")}
        value={orderCount}
        change={countChange(orders, tools)}
        receipt={receipts.orders}
      />
      <Figure
        name={t("figure.received")}
        value={amounts.money(received.value)}
        change={moneyChange(received, tools)}
        receipt={receipts.received}
      />
    </div>
  );
}

/** "9,999,999.99": where one of the figures is longer, all are smaller on paper, where a fourth of the width is theirs. */
const longestOnPaper = 12;

interface FigureProps {
  name: string;
  note?: ReactNode;
  value: string;
  change: Change;
  receipt: { readonly lines: readonly ReceiptLine[]; readonly source: string };
}

function Figure({ name, note, value, change, receipt }: FigureProps) {
  const { t } = useTranslation("report");
  return (
    <div className="min-w-0 border-line px-4 py-3 max-sm:nth-[-n+2]:border-b even:border-l max-sm:in-data-care:even:border-l-0 max-sm:in-data-care:nth-3:border-b max-[22rem]:even:border-l-0 few-letters:even:border-l-0 max-[22rem]:nth-3:border-b few-letters:nth-3:border-b sm:not-first:border-l md:first:pl-0 print:px-3 print:py-2 print:not-first:border-l print:first:pl-0">
      <p className="flex flex-wrap gap-x-2.5 text-13 text-ink2">
        {name}
        {note && <span>{note}</span>}
      </p>
      <div
        data-long={value.length > longestOnPaper || undefined}
        className="my-0.5 font-semibold text-20 sm:text-26 print:text-(length:--value-size) print:leading-7"
      >
        <ReceiptAmount
          title={name}
          hint={t("figure.hint")}
          lines={receipt.lines}
          total={{ label: name, value }}
          source={receipt.source}
          className="decoration-transparent hover:decoration-ink focus-visible:decoration-ink"
        >
          {value}
        </ReceiptAmount>
      </div>
      <ChangeText change={change} />
    </div>
  );
}

const colours: Readonly<Record<Change["direction"], string>> = {
  up: "text-green",
  down: "text-red",
  same: "text-ink2",
};

/** A change in sign, colour and word. */
export function ChangeText({ change: { direction, percentage, words } }: { change: Change }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-13">
      <span className={`figures inline-flex items-center gap-1 font-semibold ${colours[direction]}`}>
        <Mark direction={direction} />
        {percentage}
      </span>
      <span className="whitespace-normal text-ink2 tabular-nums">{words}</span>
    </p>
  );
}

function Mark({ direction }: { direction: Change["direction"] }) {
  if (direction === "same") return <Icon of={Minus} size="small" />;
  return (
    <svg viewBox="0 0 10 8" className="h-2 w-2.5 fill-current" aria-hidden="true">
      <path d={direction === "up" ? "M5 0l5 8H0z" : "M0 0h10L5 8z"} />
    </svg>
  );
}
