import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names";

interface BlockProps {
  title: string;
  /** A note or a button at the end of the heading's line; printed where the heading has no line. */
  end?: ReactNode;
  /** Whether the heading of wide screens and paper goes without its line: what is below has one of its own. */
  isOpen?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of the report: a strip with its title on phones, a heading on an ink line on wide screens and on paper. */
export function Block({ title, end, isOpen = false, children, className }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("min-w-0 break-inside-avoid", className)}>
      <div
        className={classNames(
          "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-y bg-paper px-4 pt-6 pb-2",
          "md:border-t-0 md:bg-transparent md:px-0 md:pt-0 print:border-t-0 print:px-0 print:pt-0 print:pb-1",
          isOpen ? "md:border-b-0 print:border-b-0" : "md:border-ink print:border-ink",
        )}
      >
        <h2
          id={id}
          className="font-normal text-13 text-ink2 md:font-semibold md:text-15 md:text-ink print:font-semibold print:text-13 print:text-ink"
        >
          {title}
        </h2>
        {end && (
          <div
            className={classNames(
              "flex flex-wrap items-baseline gap-x-4 text-13 text-ink2",
              !isOpen && "print:hidden",
            )}
          >
            {end}
          </div>
        )}
      </div>
      <div className="px-4 md:px-0 print:px-0">{children}</div>
    </section>
  );
}
