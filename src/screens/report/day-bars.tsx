import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { useAmounts } from "./amounts";

type WeeklyDay = components["schemas"]["WeeklyDay"];

/** "1,000,000": longer figures of two days would run into each other on paper. */
const longestNeighbour = 9;

interface DayBarsProps {
  /** All figures of the picture, for those who listen. */
  label: string;
  days: readonly WeeklyDay[];
}

/**
 * Square bars in pairs, last week left and this week right. On screen the best day alone carries its figure; on paper
 * every day does, unless the figures are too long to stand side by side.
 */
export function DayBars({ label, days }: DayBarsProps) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const { wholeMoney } = useAmounts();
  const values = days.map((day) => Number(day.sales ?? 0));
  const highest = Math.max(1, ...values, ...days.map((day) => Number(day.before_sales)));
  const best = Math.max(...values);
  const bestIndex = best > 0 ? values.indexOf(best) : -1;
  const marks = values.map((value) => (value > 0 ? wholeMoney(String(value)) : ""));
  const fitSideBySide = marks.every((mark) => mark.length <= longestNeighbour);
  return (
    <div role="img" aria-label={label}>
      <div className="relative flex h-40 items-end border-ink border-b pt-6 md:h-88 print:h-44 print:pt-5">
        {best === 0 && (
          <p className="absolute inset-x-0 top-0 text-center text-13 text-ink2">{t("days.empty")}</p>
        )}
        {days.map((day, index) => {
          const value = values[index] ?? 0;
          return (
            <div
              key={day.day}
              className="flex h-full min-w-0 flex-1 items-end justify-center gap-px px-[1.5%]"
            >
              <Column share={Number(day.before_sales) / highest} className="fill-bar2" />
              <Column
                share={value / highest}
                className="fill-green"
                mark={fitSideBySide || index === bestIndex ? (marks[index] ?? "") : ""}
                isMarkPrinted={index !== bestIndex}
              />
            </div>
          );
        })}
      </div>
      <div className="flex text-13 text-ink2">
        {days.map(({ day }) => (
          <span key={day} className="min-w-0 flex-1 pt-1 text-center">
            {formats.weekday(day, "narrow")}
          </span>
        ))}
      </div>
    </div>
  );
}

interface ColumnProps {
  /** Of the highest bar. */
  share: number;
  className: string;
  mark?: string;
  /** Whether the mark is for paper alone. */
  isMarkPrinted?: boolean;
}

function Column({ share, className, mark, isMarkPrinted }: ColumnProps) {
  const height = `${(share * 100).toFixed(2)}%`;
  const top = `${(100 - share * 100).toFixed(2)}%`;
  return (
    <svg className="h-full w-0 max-w-10 flex-1 overflow-visible" aria-hidden="true">
      <rect x="0" y={top} width="100%" height={height} className={className} />
      {mark && (
        <text
          x="50%"
          y={top}
          dy="-0.4em"
          textAnchor="middle"
          className={`figures fill-ink stroke-card text-13 [paint-order:stroke] [stroke-width:3px] print:text-[0.75rem] ${isMarkPrinted ? "hidden print:block" : ""}`}
        >
          {mark}
        </text>
      )}
    </svg>
  );
}

/** Which bar is which: its square and its week. */
export function Legend({ week, before }: { week: string; before: string }) {
  return (
    <span className="inline-flex flex-wrap gap-x-4 text-13 text-ink2">
      <span className="inline-flex items-center gap-1.5">
        <Square className="fill-bar2" />
        {before}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Square className="fill-green" />
        {week}
      </span>
    </span>
  );
}

function Square({ className }: { className: string }) {
  return (
    <svg className={`size-2.5 ${className}`} aria-hidden="true">
      <rect width="100%" height="100%" />
    </svg>
  );
}
