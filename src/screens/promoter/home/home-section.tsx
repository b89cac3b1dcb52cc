import type { ReactNode } from "react";

interface HomeSectionProps {
  title: string;
  /** At the right of the title: one link. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the first page, its title on an ink line. */
export function HomeSection({ title, end, children }: HomeSectionProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b pb-1.5">
        <h2 className="text-20">{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
