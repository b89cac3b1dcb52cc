import type { ReactNode } from "react";
import { classNames } from "./class-names";
import type { ClosingState } from "./closing-line";

interface TableProps {
  /** The accessible name of the table; the heading above is its visible name. */
  caption: string;
  children: ReactNode;
  /** Draws the closing line under the last row, which is then a total. */
  closing?: ClosingState;
  className?: string;
}

/** A ledger: header on an ink line, hairlines between rows, numbers right. Wider than its place, it scrolls. */
export function Table({ caption, children, closing, className }: TableProps) {
  return (
    <div className={classNames("-mx-3 overflow-x-auto px-3", className)}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
      {closing && <div data-state={closing} className="closing-line" />}
    </div>
  );
}

/** The header: give it `TableHeader` cells. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-ink border-b text-13 text-ink2">
      <tr>{children}</tr>
    </thead>
  );
}

interface CellProps {
  children?: ReactNode;
  isNumber?: boolean;
  isStrong?: boolean;
  className?: string;
  columns?: number;
}

/** A column's title. */
export function TableHeader({ children, isNumber, className, columns }: CellProps) {
  return (
    <th
      scope="col"
      colSpan={columns}
      className={classNames(cellClass(isNumber), "py-2 font-normal", className)}
    >
      {children}
    </th>
  );
}

interface RowProps {
  children: ReactNode;
  /** The one row that is meant now, tinted past both edges. */
  mark?: "green" | "amber" | "red" | undefined;
}

const marks = {
  green: "bg-tint-green [--mark-row:var(--tint-green)]",
  amber: "bg-tint-amber [--mark-row:var(--tint-amber)]",
  red: "bg-tint-red [--mark-row:var(--tint-red)]",
};

const pastBothEdges =
  "[&>:first-child]:shadow-[-0.75rem_0_var(--mark-row)] [&>:last-child]:shadow-[0.75rem_0_var(--mark-row)]";

/** A row of 48 on a hairline. */
export function TableRow({ children, mark }: RowProps) {
  return (
    <tr
      className={classNames(
        "border-line border-b last:border-b-0",
        mark && marks[mark],
        mark && pastBothEdges,
      )}
    >
      {children}
    </tr>
  );
}

/** A cell; numbers stand right, in figures of one width. */
export function TableCell({ children, isNumber, isStrong, className, columns }: CellProps) {
  return (
    <td
      colSpan={columns}
      className={classNames(cellClass(isNumber), "h-row py-2", isStrong && "font-semibold", className)}
    >
      {children}
    </td>
  );
}

/** The last row of a table with `closing`: a single ink line above it. */
export function TableTotal({ children }: { children: ReactNode }) {
  return (
    <tfoot className="border-ink border-t [&_td]:h-10">
      <tr>{children}</tr>
    </tfoot>
  );
}

function cellClass(isNumber: boolean | undefined): string {
  return classNames("px-3 first:pl-0 last:pr-0", isNumber ? "figures text-right" : "text-left");
}
