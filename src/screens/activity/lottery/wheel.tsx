import type { components } from "../../../generated/activity";
import { classNames } from "../../../ui/class-names";
import { middleOf, slicePath, spin, wheelRadius } from "./wheel-geometry";

interface WheelProps {
  prizes: readonly components["schemas"]["Prize"][];
  /** Degrees the wheel is turned; it moves there unless reduced motion is asked for. */
  rotation: number;
}

/** The wheel: every prize on a place of the same width, its number on it. What they are stands in the table of odds. */
export function Wheel({ prizes, rotation }: WheelProps) {
  const count = prizes.length;
  return (
    <svg viewBox="0 0 200 208" className="mx-auto block w-full max-w-72" aria-hidden="true">
      <g transform="translate(0 8)">
        <g
          className="origin-[100px_100px] motion-reduce:transition-none"
          style={{
            transform: `rotate(${rotation}deg)`,
            transitionProperty: "transform",
            transitionDuration: `${spin.milliseconds}ms`,
            transitionTimingFunction: "cubic-bezier(0.15, 0.7, 0.2, 1)",
          }}
        >
          {prizes.map(({ id, place: index, kind }) => (
            <g key={id}>
              <path
                d={slicePath(index, count)}
                className={classNames(
                  "stroke-line2",
                  kind === "nothing" ? "fill-sunk" : index % 2 === 0 ? "fill-tint-amber" : "fill-tint-green",
                )}
              />
              <g transform={`rotate(${middleOf(index, count)} 100 100)`}>
                <text
                  x="100"
                  y="34"
                  textAnchor="middle"
                  className={classNames(
                    "font-semibold text-[18px]",
                    kind === "nothing" ? "fill-ink2" : "fill-ink",
                  )}
                >
                  {index}
                </text>
              </g>
            </g>
          ))}
          <circle cx="100" cy="100" r={wheelRadius} className="fill-none stroke-ink" />
        </g>
        <circle cx="100" cy="100" r="10" className="fill-card stroke-ink" />
        <path d="M100 14l-7-20h14z" className="fill-ink" />
      </g>
    </svg>
  );
}
