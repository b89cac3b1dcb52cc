import { type ReactNode, useId } from "react";

interface SheetBlockProps {
  title: ReactNode;
  /** At the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A block of a work page: a small heading over a sheet that runs from edge to edge on phones. */
export function SheetBlock({ title, end, children }: SheetBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 pb-2 text-13 text-ink2">
        <h2 id={id} className="font-normal">
          {title}
        </h2>
        {end && <span className="figures [overflow-wrap:anywhere]">{end}</span>}
      </div>
      <div className="-mx-4 border-line border-y bg-card px-4 sm:mx-0 sm:rounded-control sm:border-x sm:px-5">
        {children}
      </div>
    </section>
  );
}
