import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import type { HtmlHeading } from "../../../shared/html/html-outline";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";

interface ArticleContentsProps {
  headings: readonly HtmlHeading[];
  /** Id of the heading being read. */
  current: string | null;
}

/** The headings of an article at its right; the one being read is green. */
export function ArticleContents({ headings, current }: ArticleContentsProps) {
  const { t } = useTranslation("content");
  return (
    <nav aria-label={t("help.article.contents")}>
      <p className="border-ink border-b pb-1.5 text-13 text-ink2">{t("help.article.contents")}</p>
      <ContentsLinks headings={headings} current={current} />
    </nav>
  );
}

/** The same as a disclosure under the title, where there is no room at the right. */
export function ArticleContentsMenu({ headings, current }: ArticleContentsProps) {
  const { t } = useTranslation("content");
  return (
    <nav aria-label={t("help.article.contents")} className="mt-5 lg:hidden print:hidden">
      <details className="group rounded-control border border-line bg-card px-3">
        <summary className="flex min-h-control items-center justify-between gap-3 text-ink2">
          {t("help.article.contents")}
          <Icon of={ChevronDown} size="small" className="group-open:rotate-180" />
        </summary>
        <div className="border-line border-t">
          <ContentsLinks headings={headings} current={current} />
        </div>
      </details>
    </nav>
  );
}

function ContentsLinks({ headings, current }: ArticleContentsProps) {
  return (
    <ul className="text-13">
      {headings.map((heading) => {
        const isCurrent = heading.id === current;
        return (
          <li key={heading.id} className="border-line border-b max-lg:last:border-b-0">
            <Link
              to={{ hash: heading.id }}
              replace
              aria-current={isCurrent ? "location" : undefined}
              className={classNames(
                "flex min-h-9 items-center py-1.5 -outline-offset-2 transition-colors max-lg:min-h-control",
                heading.level > 2 && "pl-3",
                isCurrent ? "font-semibold text-green" : "text-ink2 hover:text-ink",
              )}
            >
              {heading.text}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
