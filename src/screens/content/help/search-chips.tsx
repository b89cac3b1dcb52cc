import { Link } from "react-router-dom";
import { helpSearchAddress } from "../../../platform/help-search-address";

/** Searches to take up, as chips that lead to their results; on phones the row scrolls to the edges. */
export function SearchChips({ label, searches }: { label: string; searches: readonly string[] }) {
  return (
    <ul aria-label={label} className="scroll-row -m-1 gap-2 p-1 max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
      {searches.map((search) => (
        <li key={search} className="max-w-full shrink-0">
          <Link to={helpSearchAddress(search)} className={chip}>
            <span className="truncate">{search}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const chip =
  "touch-area inline-flex min-h-control-small max-w-80 items-center rounded-full border border-line2 bg-card px-3 text-ink transition-colors hover:border-ink";
