import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../ui/class-names";

interface TreeLinkProps {
  to: string;
  children: ReactNode;
  isCurrent: boolean;
  /** The current page is inside it. */
  isAncestor?: boolean;
}

/** An item below a root of the tree; the current one is green with a green rule. */
export function TreeLink({ to, children, isCurrent, isAncestor = false }: TreeLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "-ml-px flex min-h-8 items-center border-l-2 [overflow-wrap:anywhere] py-1 pl-3.5 -outline-offset-2 transition-colors max-md:min-h-control",
        isCurrent ? "border-green font-semibold text-green" : "border-transparent hover:text-ink",
        !isCurrent && (isAncestor ? "text-ink" : "text-ink2"),
      )}
    >
      {children}
    </Link>
  );
}
