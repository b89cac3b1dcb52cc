import { useMemo } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { ArticleHtml } from "../../../shared/html/article-html";
import { readHtml } from "../../../shared/html/read-html";

interface NewsHtmlProps {
  /** As the editor wrote it; it is made harmless here. */
  html: string;
  lang: string;
}

/** The text of a piece of news, on 17/28 rather than the wider lines of help. */
export function NewsHtml({ html, lang }: NewsHtmlProps) {
  const { t } = useTranslation("content");
  const text = useMemo(() => readHtml(html), [html]);
  return (
    <div className="[--lead-article:var(--lead-17)]">
      {text !== null && <ArticleHtml text={text} lang={lang} tableLabel={t("news.table")} />}
    </div>
  );
}
