import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../ui/class-names";

interface SideLinksProps<Id extends string> {
  label: string;
  pages: readonly { readonly id: Id; readonly to: string }[];
  current: Id;
  textOf: (id: Id) => string;
  /** What stands at the end of a line: how much waits there. */
  noteOf: (id: Id) => ReactNode;
}

/** The pages of an area as a list of links, the current one marked. */
export function SideLinks<Id extends string>({ label, pages, current, textOf, noteOf }: SideLinksProps<Id>) {
  return (
    <nav aria-label={label} className="mt-4 border-ink border-t">
      <ul>
        {pages.map(({ id, to }) => (
          <li key={id} className="border-line border-b">
            <Link
              to={to}
              aria-current={id === current ? "page" : undefined}
              className={classNames(
                "flex min-h-control items-center justify-between gap-3 py-2 -outline-offset-2 transition-colors hover:text-green active:bg-sunk active:text-green",
                id === current ? "font-semibold text-green" : "text-ink",
              )}
            >
              {textOf(id)}
              {noteOf(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
