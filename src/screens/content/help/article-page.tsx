import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { categoryAncestorsQuery } from "../../../api/content/queries";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { currentHash } from "../../../platform/address";
import { scrollToId } from "../../../platform/page";
import { ArticleHtml } from "../../../shared/html/article-html";
import { readHtml } from "../../../shared/html/read-html";
import { PageHeader } from "../../../shared/page-header";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Banner } from "../../../ui/banner";
import { ArticleAttachments } from "./article-attachments";
import { ArticleContents, ArticleContentsMenu } from "./article-contents";
import { ArticleHeader, type HelpArticle } from "./article-header";
import { ArticleNeighbours } from "./article-neighbours";
import { ArticleRating } from "./article-rating";
import { ArticleVideo } from "./article-video";
import { CategoryTree } from "./category-tree";
import { HelpCrumbs } from "./help-crumbs";
import { HelpFrame } from "./help-frame";
import { useCurrentHeading } from "./use-current-heading";

/** Shorter articles are seen whole; a list of their contents would only stand in the way. */
const minimumHeadings = 2;

/** An article with everything around it. */
export function ArticlePage({ article }: { article: HelpArticle }) {
  const { t } = useTranslation(["content", "common"]);
  const locale = useLocale();
  const ancestors = useQuery(categoryAncestorsQuery(article.category_id));
  useReportedFailure(ancestors.error, "获取列表出错");
  const text = useMemo(() => readHtml(article.content), [article.content]);
  const headings = useMemo(
    () => (text && text.headings.length >= minimumHeadings ? text.headings : []),
    [text],
  );
  const ids = useMemo(() => headings.map((heading) => heading.id), [headings]);
  const body = useRef<HTMLElement>(null);
  const current = useCurrentHeading(body, ids);

  useEffect(() => {
    // The address may name a heading that was not there yet when the page was reached.
    const hash = currentHash();
    const targetId = ids.find((id) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`);
    if (targetId !== undefined) scrollToId(targetId);
  }, [ids]);

  const files = <ArticleAttachments files={article.attachments} />;
  return (
    <HelpFrame
      tree={
        <CategoryTree
          alias={article.product_alias}
          place={{ categoryId: article.category_id, articleId: article.id }}
        />
      }
      aside={
        <div className="sticky top-6 grid max-h-[calc(100dvh-3rem)] gap-2 overflow-y-auto">
          {headings.length > 0 && <ArticleContents headings={headings} current={current} />}
          {files}
        </div>
      }
    >
      <PageHeader title={article.title} description={article.summary || undefined} />
      <article ref={body}>
        <HelpCrumbs alias={article.product_alias} path={ancestors.data ?? []} />
        <ArticleHeader article={article} />
        {article.lang !== locale && (
          <Banner tone="plain" className="mt-4">
            {t("common:language.notTranslated")}
          </Banner>
        )}
        {headings.length > 0 && <ArticleContentsMenu headings={headings} current={current} />}
        {article.is_video === 1 && <ArticleVideo article={article} />}
        <div className="mt-5">
          {text && (
            <ArticleHtml text={text} lang={article.lang} tableLabel={t("content:help.article.table")} />
          )}
        </div>
        <div className="mt-6 lg:hidden print:hidden">{files}</div>
      </article>
      <ArticleRating articleId={article.id} />
      <ArticleNeighbours previous={article.previous} next={article.next} />
    </HelpFrame>
  );
}
