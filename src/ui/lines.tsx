import type { ReactNode } from "react";
import { classNames } from "./class-names";
import type { ClosingState } from "./closing-line";

/** A column of entries, each with its amount at the right; its last row may be a `Total`. */
export function Lines({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={className}>{children}</dl>;
}

interface LineProps {
  label: ReactNode;
  /** How the amount came about, on the same line or (below) under the label. */
  note?: ReactNode;
  isNoteBelow?: boolean;
  tone?: "ink" | "green" | "red";
  isDense?: boolean;
  children: ReactNode;
}

const tones = { ink: "text-ink", green: "text-green", red: "font-semibold text-red" };

/** One entry: what it is, where it comes from, how much. */
export function Line({
  label,
  note,
  isNoteBelow = false,
  tone = "ink",
  isDense = false,
  children,
}: LineProps) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-4",
        isDense
          ? "[&:has(+[data-total])]:mb-2"
          : "border-line border-b py-[0.46875rem] [&:has(+[data-total])]:border-b-0",
      )}
    >
      <dt className="min-w-[45%] flex-1 [overflow-wrap:anywhere]">
        {note && !isNoteBelow ? <span className="mr-2.5">{label}</span> : label}
        {note && (
          // A number and its unit stay together: what does not fit beside the label begins a line of its own.
          <span className={classNames("text-13 text-ink2", isNoteBelow ? "block" : "inline-block")}>
            {note}
          </span>
        )}
      </dt>
      <dd className={classNames("figures ml-auto", tones[tone])}>{children}</dd>
    </div>
  );
}

interface TotalProps {
  label: ReactNode;
  state?: ClosingState | undefined;
  /** Green only for received money. */
  tone?: "ink" | "green";
  children: ReactNode;
}

/** The last entry: a single line above, the closing line below. */
export function Total({ label, state = "closed", tone = "ink", children }: TotalProps) {
  return (
    <div
      data-total
      data-state={state}
      className="closing-line flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t"
    >
      <dt className="min-w-[35%] flex-1 py-2 font-semibold">{label}</dt>
      <dd
        className={classNames(
          "figures ml-auto py-2 font-semibold text-20 few-letters:text-15",
          tone === "green" && "text-green",
        )}
      >
        {children}
      </dd>
    </div>
  );
}
