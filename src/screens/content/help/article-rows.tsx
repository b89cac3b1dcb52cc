import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { Link } from "react-router-dom";
import type { components } from "../../../generated/content";
import { helpArticleAddress } from "../../../shared/routing/addresses";
import { Icon } from "../../../ui/icon";
import { ArticleLength } from "./article-length";

export type HelpListItem = components["schemas"]["HelpListItem"];

interface ArticleRowsProps {
  articles: readonly HelpListItem[];
  /** The summary below the title. */
  hasSummary?: boolean;
}

/** Articles between hairlines: title, duration and summary. */
export function ArticleRows({ articles, hasSummary = false }: ArticleRowsProps) {
  return (
    <ul>
      {articles.map((article) => (
        <li
          key={article.id}
          lang={article.lang}
          className="flex min-h-row border-line border-b max-sm:last:border-b-0"
        >
          <Link
            to={helpArticleAddress(article)}
            className="group -mx-3 flex min-w-0 flex-1 items-center justify-between gap-4 rounded-control px-3 py-2.5 -outline-offset-2"
          >
            <span className="min-w-0">
              <span className="title-text block text-balance transition-colors group-hover:text-green">
                {article.title}
              </span>
              {hasSummary && article.summary && (
                <span className="mt-0.5 block text-13 text-ink2">{article.summary}</span>
              )}
            </span>
            <span className="flex shrink-0 items-center gap-3 text-13 text-ink2">
              <ArticleLength article={article} />
              <Icon of={ChevronRight} size="small" className="text-ink3" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
