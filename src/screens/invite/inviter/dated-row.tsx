import type { ReactNode } from "react";
import { useFormats } from "../../../i18n/use-formats";

interface DatedRowProps {
  /** When it came about; its day stands in the margin. */
  at: string;
  /** What it is, and below it facts. */
  children: ReactNode;
  /** The amount at the right edge; below the rest in large print, where nothing stands far right. */
  end: ReactNode;
  /** A reason across the width beside the margin. */
  note?: ReactNode;
}

/** A row of a list of rewards or of people: its day, what it is, and an amount. */
export function DatedRow({ at, children, end, note }: DatedRowProps) {
  const { date } = useFormats();
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 border-line border-b py-4 in-data-care:grid-cols-[6rem_minmax(0,1fr)] few-letters:grid-cols-[minmax(0,1fr)]! few-letters:*:col-[1]! few-letters:*:justify-items-start">
      <time dateTime={at} className="figures whitespace-normal text-13/6 text-ink2">
        {date(at)}
      </time>
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
      <div className="grid justify-items-end gap-2 pl-2 few-letters:pl-0 in-data-care:pl-0 in-data-care:col-start-2 in-data-care:justify-items-start">
        {end}
      </div>
      {note && (
        <p className="col-span-2 col-start-2 text-13 text-ink2 in-data-care:col-span-1 in-data-care:col-start-2">
          {note}
        </p>
      )}
    </li>
  );
}
