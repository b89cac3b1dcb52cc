import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface MarginColumnProps {
  children: ReactNode;
  label?: string;
  className?: string;
}

/** A list with the date or time in the margin at the left, as in a ledger. */
export function MarginColumn({ children, label, className }: MarginColumnProps) {
  return (
    <ol aria-label={label} className={className}>
      {children}
    </ol>
  );
}

interface MarginEntryProps {
  /** As printed: "11-18", with the year when it is not this year's. */
  date: string;
  /** The same for machines: "2026-11-18". */
  dateTime?: string;
  children: ReactNode;
  note?: ReactNode;
  /** At the right: an amount over its state. */
  end?: ReactNode;
  /** A page's own story (120 + 60) rather than a list's date. */
  isWide?: boolean;
}

/**
 * One entry beside its date; on the narrowest phones below it. On phones an English date has its year on a second line,
 * and everywhere a date of another year its time, as most dates are shorter and the entry needs the room.
 */
export function MarginEntry({ date, dateTime, children, note, end, isWide = false }: MarginEntryProps) {
  return (
    <li
      className={classNames(
        "grid items-baseline border-line border-b py-3 last:border-b-0",
        isWide
          ? "gap-x-15 gap-y-1 md:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
          : "grid-cols-[4.5rem_minmax(0,1fr)_auto] in-data-care:grid-cols-[6rem_minmax(0,1fr)_auto] in-[:lang(en)]:grid-cols-[3.25rem_minmax(0,1fr)_auto] in-data-care:in-[:lang(en)]:grid-cols-[4.25rem_minmax(0,1fr)_auto] in-[:lang(en)]:sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] in-data-care:in-[:lang(en)]:sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] gap-x-4 max-[22rem]:grid-cols-[minmax(0,1fr)_auto]! few-letters:grid-cols-[minmax(0,1fr)]!",
      )}
    >
      <time
        dateTime={dateTime}
        className={classNames(
          "figures text-ink2",
          isWide
            ? "text-20"
            : "-mr-3 whitespace-normal text-13 max-[22rem]:col-span-full max-[22rem]:mr-0 few-letters:mr-0",
        )}
      >
        {date}
      </time>
      <div className="min-w-0">
        {children}
        {note && <div className="text-13 text-ink2">{note}</div>}
      </div>
      {end && <div className="text-right few-letters:text-left">{end}</div>}
    </li>
  );
}
