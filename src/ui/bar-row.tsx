import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type BarTone = "green" | "amber" | "red" | "ink2" | "mute";

interface BarRowProps {
  label: ReactNode;
  /** Between 0 and 1, of the longest row. */
  share: number;
  tone?: BarTone;
  /** A second figure: how many. */
  detail?: ReactNode;
  value: ReactNode;
  /** The place in a ranking; then the bar is below the text. */
  rank?: number;
}

const tones: Record<BarTone, string> = {
  green: "fill-green",
  amber: "fill-amber",
  red: "fill-red",
  ink2: "fill-ink2",
  mute: "fill-bar2",
};

/** A row with a bar: beside its label, or (ranked) under it. */
export function BarRow({ label, share, tone = "mute", detail, value, rank }: BarRowProps) {
  const width = `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;
  const bar = (height: string) => (
    <svg className={classNames("w-full", height)} aria-hidden="true">
      <rect width={width} height="100%" className={tones[tone]} />
    </svg>
  );
  if (rank === undefined) {
    return (
      <div className="grid grid-cols-[4.5rem_1fr_auto_auto] in-data-care:grid-cols-[6.5rem_1fr_auto_auto] items-center gap-x-3 py-1.5">
        <span className="text-13">{label}</span>
        {bar("h-2.5")}
        <span className="figures text-13 text-ink2">{detail}</span>
        <span className="figures min-w-20 text-right font-semibold">{value}</span>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[1rem_1fr_auto] items-baseline gap-x-2 border-line border-b py-2.5 last:border-b-0">
      <span className="figures text-13 text-ink2">{rank}</span>
      <span>
        {label}
        {detail && <span className="ml-2.5 text-13 text-ink2">{detail}</span>}
      </span>
      <span className="figures font-semibold">{value}</span>
      <span className="col-start-2 col-end-4 mt-1 flex">{bar("h-1")}</span>
    </div>
  );
}
