import { Link, useLocation, useSearchParams } from "react-router-dom";
import { Pagination } from "../../../ui/pagination";
import type { ShownPage } from "./page-of";

/** The way to the other pages of a list; nothing where there is one page. The rest of the address stays. */
export function ListPages({ shown: { page, pages } }: { shown: ShownPage<unknown> }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (pages === 1) return null;
  const addressOf = (target: number) => {
    const next = new URLSearchParams(query);
    if (target === 1) next.delete("page");
    else next.set("page", String(target));
    const text = next.toString();
    return text === "" ? pathname : `${pathname}?${text}`;
  };
  return (
    <div className="mt-6">
      <Pagination
        count={pages}
        current={page}
        renderLink={(target, linkProps) => <Link to={addressOf(target)} {...linkProps} />}
      />
    </div>
  );
}
