import { classNames } from "./class-names";

export interface Bar {
  name: string;
  value: number;
  /** The value of the previous period, beside it in the mute colour. */
  before?: number;
  /** Printed over the bar; on screen only the best one has it. */
  mark?: string;
  /** Muted, while another bar is highlighted. */
  isMute?: boolean;
}

interface BarsProps {
  /** The whole picture in one sentence. */
  label: string;
  bars: readonly Bar[];
  size?: "small" | "medium";
  hasNames?: boolean;
}

/** Square bars on a base line. Text stays text at any width; bar heights are relative to the highest. */
export function Bars({ label, bars, size = "medium", hasNames = true }: BarsProps) {
  // Days of the week share first letters, so a bar is known by its place.
  const placed = bars.map((bar, index) => ({ ...bar, index }));
  const highest = Math.max(1, ...bars.flatMap((bar) => [bar.value, bar.before ?? 0]));
  return (
    <div role="img" aria-label={label}>
      <div
        className={classNames("flex items-end border-ink border-b pt-5", size === "small" ? "h-24" : "h-36")}
      >
        {placed.map((bar) => (
          <div
            key={bar.index}
            className="flex h-full min-w-0 flex-1 items-end justify-center gap-0.5 px-[1.5%]"
          >
            {bar.before !== undefined && <Column share={bar.before / highest} className="fill-bar2" />}
            <Column
              share={bar.value / highest}
              className={bar.isMute ? "fill-bar2" : "fill-green"}
              mark={bar.mark}
            />
          </div>
        ))}
      </div>
      {hasNames && (
        <div className="flex text-13 text-ink2">
          {placed.map((bar) => (
            <span key={bar.index} className="min-w-0 flex-1 truncate pt-1 text-center">
              {bar.name}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function Column({ share, className, mark }: { share: number; className: string; mark?: string | undefined }) {
  const height = `${(Math.max(0, share) * 100).toFixed(2)}%`;
  const top = `${(100 - Math.max(0, share) * 100).toFixed(2)}%`;
  return (
    <svg className="h-full w-0 flex-1 overflow-visible" aria-hidden="true">
      <rect x="0" y={top} width="100%" height={height} className={className} />
      {mark && (
        <text x="50%" y={top} dy="-0.4em" textAnchor="middle" className="figures fill-ink text-13">
          {mark}
        </text>
      )}
    </svg>
  );
}
