import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names";

interface PictureProps {
  /** The text alternative of the whole picture. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A product screen in live markup. It is one picture: its details are hidden from screen readers and focus. Where a line
 * holds a dozen letters its columns have no room for theirs: it then stays as large as it is with the usual text.
 */
export function Picture({ label, children, className }: PictureProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="few-letters:[zoom:0.5] few-letters:[&_.figures]:whitespace-nowrap! min-w-0"
    >
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}

/** Name at the left, second thought at the right. */
export function PictureHeader({ name, note }: { name: ReactNode; note: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <span className="shrink-0 font-semibold">{name}</span>
      <span className="text-13 text-ink2">{note}</span>
    </div>
  );
}

/** Rows with common columns: as wide as their content, the first takes the rest. */
export function PictureTable({ columns, children }: { columns: string; children: ReactNode }) {
  return (
    <div className={classNames("grid gap-x-3 text-13 [:lang(en)_&]:gap-x-1.75", columns)}>{children}</div>
  );
}

interface PictureRowProps {
  variant?: "head" | "plain" | "marked" | undefined;
  children: ReactNode;
  className?: string | undefined;
}

const variants = {
  head: "border-ink text-ink2",
  plain: "border-line",
  marked: "-mx-2 border-line bg-tint-green px-2 font-semibold",
};

/** A row as high as in the picture, or higher where texts wrap. */
export function PictureRow({ variant = "plain", children, className }: PictureRowProps) {
  return (
    <div
      className={classNames(
        "col-span-full grid min-h-(--row) grid-cols-subgrid items-center border-b",
        variants[variant],
        className,
      )}
    >
      {children}
    </div>
  );
}

/** A figure in its column. */
export function Figure({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  return <span className={classNames("figures text-right", className)}>{children}</span>;
}
