import { Link, useSearchParams } from "react-router-dom";
import { scrollToTop } from "../../../platform/page";
import { Pagination } from "../../../ui/pagination";

/** The pages of a list, each with an address of its own; nothing for a single page. */
export function HelpPages({ total, page, pageSize }: { total: number; page: number; pageSize: number }) {
  const [search] = useSearchParams();
  const count = Math.ceil(total / pageSize);
  if (count < 2) return null;
  return (
    <div className="mt-10 flex justify-center max-sm:[&_ul]:justify-center">
      <Pagination
        count={count}
        current={page}
        renderLink={(target, linkProps) => (
          <Link to={withPage(search, target)} {...linkProps} onClick={scrollToTop} />
        )}
      />
    </div>
  );
}

/** The address of a page of the list that `search` shows. */
export function withPage(search: URLSearchParams, page: number): { search: string } {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete("page");
  else query.set("page", String(page));
  return { search: query.toString() };
}
