import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { helpArticleAddress } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { LanguageTag } from "../language-tag";
import type { HelpArticle } from "./article-header";

/** The article before and the one after, side by side. */
export function ArticleNeighbours({ previous, next }: Pick<HelpArticle, "previous" | "next">) {
  const { t } = useTranslation("content");
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t("help.article.neighbours")}
      className="grid grid-cols-2 border-line border-t print:hidden"
    >
      <Neighbour label={t("help.article.previous")} article={previous} />
      <Neighbour label={t("help.article.next")} article={next} isNext />
    </nav>
  );
}

interface NeighbourProps {
  label: string;
  article: HelpArticle["previous"];
  isNext?: boolean;
}

function Neighbour({ label, article, isNext = false }: NeighbourProps) {
  const place = isNext ? "border-line border-l pl-4 text-right" : "pr-4";
  if (!article) return <span className={place} />;
  return (
    <Link to={helpArticleAddress(article)} className={classNames("group block py-4", place)}>
      <span className="block text-13 text-ink2">
        {label} <LanguageTag lang={article.lang} />
      </span>
      <span
        lang={article.lang}
        className="title-text block text-balance transition-colors group-hover:text-green"
      >
        {article.title}
      </span>
    </Link>
  );
}
