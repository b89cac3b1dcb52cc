import { useAmounts } from "./amounts";
import type { RankingRow } from "./rankings";

interface RankingBarsProps {
  rows: readonly RankingRow[];
  /** What the rows come to; on paper alone, where they are a table. */
  total: { readonly label: string; readonly amount: string };
}

/** Ranked rows, each on a bar in shares of the first; on paper rows of a table without bars. */
export function RankingBars({ rows, total }: RankingBarsProps) {
  const { money } = useAmounts();
  const most = Math.max(1, ...rows.map((row) => Number(row.sales)));
  return (
    <>
      <ol>
        {rows.map((row, index) => (
          <li
            key={row.id}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] few-letters:grid-cols-[1.25rem_minmax(0,1fr)] items-baseline border-line border-b py-2.5 last:border-b-0 print:grid-cols-[minmax(0,1fr)_auto_minmax(6rem,auto)] print:gap-x-3 print:py-0.5 print:text-13"
          >
            <span className="figures text-13 text-ink2 print:hidden">{index + 1}</span>
            <span className="min-w-0 print:contents">
              <span className="mr-2.5 [overflow-wrap:anywhere] print:mr-0 print:truncate">{row.name}</span>
              <span className="figures text-13 text-ink2">{row.detail}</span>
            </span>
            <span className="figures few-letters:col-start-2 pl-3 few-letters:pl-0 few-letters:text-left text-right font-semibold print:pl-0">
              {money(row.sales)}
            </span>
            <svg
              className="col-start-2 col-end-4 few-letters:col-end-3 mt-1.5 h-1 w-full print:hidden"
              aria-hidden="true"
            >
              <rect
                width={`${Math.max(0.4, (Number(row.sales) / most) * 100).toFixed(2)}%`}
                height="100%"
                className={index === 0 ? "fill-green" : "fill-bar2"}
              />
            </svg>
          </li>
        ))}
      </ol>
      <p
        data-state="closed"
        className="closing-line hidden justify-between border-ink border-t pt-0.5 text-13 print:flex print:pb-2"
      >
        <span>{total.label}</span>
        <span className="figures font-semibold">{total.amount}</span>
      </p>
    </>
  );
}
