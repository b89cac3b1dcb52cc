import type { ReactNode } from "react";
import { classNames } from "./class-names";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** One below the other also where there is room for two. */
  isNarrow?: boolean;
  className?: string;
}

/** A description list: names at the left, values beside them, separated by hairlines. */
export function Facts({ facts, isNarrow = false, className }: FactsProps) {
  return (
    <dl className={classNames("grid gap-x-10", !isNarrow && "sm:grid-cols-2", className)}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-line border-b py-2.5"
        >
          <dt className="text-13 text-ink2">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
