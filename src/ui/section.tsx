import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";

interface SectionProps {
  title: ReactNode;
  /** The heading's rank on the page. */
  level?: 2 | 3;
  /** "large" for a site's page, "medium" for a list in a work page, "small" for a block. */
  size?: "large" | "medium" | "small";
  /** One link, or a short note, at the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
  className?: string;
}

const sizes = { large: "text-26 sm:text-34", medium: "text-20 sm:text-26", small: "text-15" };
const gaps = { large: "pb-4", medium: "pb-3", small: "pb-2" };

/** A heading and one link on an ink line, and what belongs to them. */
export function Section({ title, level = 2, size = "large", end, children, className }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className={className}>
      <div
        className={classNames(
          "flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b",
          gaps[size],
        )}
      >
        <Heading id={id} className={sizes[size]}>
          {title}
        </Heading>
        {end && <div className="text-13 text-ink2">{end}</div>}
      </div>
      {children}
    </section>
  );
}
