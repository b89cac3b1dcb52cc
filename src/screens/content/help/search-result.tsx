import { Link } from "react-router-dom";
import type { FoundArticle } from "../../../api/content/help-search";
import { findMatchedText } from "../../../rules/matched-text";
import { helpArticleAddress } from "../../../shared/routing/addresses";
import { Highlight } from "../../../ui/highlight";
import { ArticleLength } from "./article-length";
import { resultMark } from "./result-keys";
import { addRecentSearch } from "./use-recent-searches";

/** One article that was found, with what was searched for marked in its title and summary. */
export function SearchResult({ article, searched }: { article: FoundArticle; searched: string }) {
  const marked = (text: string) => (
    <Highlight text={text} search={findMatchedText(text, searched, article.matches)} />
  );
  return (
    <li lang={article.lang} className="border-line border-b">
      <Link
        to={helpArticleAddress(article)}
        onClick={() => addRecentSearch(searched)}
        {...{ [resultMark]: "" }}
        className="group -mx-3 flex min-h-row items-baseline justify-between gap-4 rounded-control px-3 py-3 -outline-offset-2 focus-visible:bg-sunk"
      >
        <span className="min-w-0">
          <span className="text-17 transition-colors group-hover:text-green">{marked(article.title)}</span>
          <span className="mt-0.5 block text-ink2">{marked(article.summary)}</span>
        </span>
        <span className="shrink-0 text-13 text-ink2">
          <ArticleLength article={article} />
        </span>
      </Link>
    </li>
  );
}
