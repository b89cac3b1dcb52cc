import { type ReactNode, useId } from "react";
import { classNames } from "../../../ui/class-names";

interface HelpBlockProps {
  title: ReactNode;
  /** One link at the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
  /** Whether the content is not a sheet of its own on wide screens but lies on the page. */
  className?: string;
}

/** A part of the landing page: on phones a small title over a sheet from edge to edge, above a heading on an ink line. */
export function HelpBlock({ title, end, children, className }: HelpBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("min-w-0", className)}>
      <div className="flex items-baseline justify-between gap-4 pb-2.5 sm:border-ink sm:border-b sm:pb-3">
        <h2 id={id} className="font-normal text-13 text-ink2 sm:font-semibold sm:text-20 sm:text-ink">
          {title}
        </h2>
        <div className="shrink-0 text-13">{end}</div>
      </div>
      <div className="max-sm:-mx-4 max-sm:border-line max-sm:border-y max-sm:bg-card max-sm:px-4">
        {children}
      </div>
    </section>
  );
}
