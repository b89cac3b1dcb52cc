import { Link } from "react-router-dom";
import type { components } from "../../../generated/content";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { PageHeader } from "../../../shared/page-header";
import { addresses } from "../../../shared/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Breadcrumbs } from "../../../ui/breadcrumbs";
import { Container } from "../../../ui/container";
import { HotNews } from "./hot-news";
import { newsPageAddress } from "./news-address";
import { NewsHtml } from "./news-html";
import { inReadingColumn, newsArticleClass, newsLayoutClass } from "./news-layout-class";
import { NewsLead } from "./news-lead";
import { NewsMargin } from "./news-margin";
import { NewsNeighbours } from "./news-neighbours";

/** A piece of news as it is read: its facts in the margin, the text in the reading column, the most read beside. */
export function NewsPage({ news }: { news: components["schemas"]["NewsArticle"] }) {
  const { t } = useTranslation(["content", "common"]);
  const locale = useLocale();
  const category = t(`news.title.${news.category}`);
  const crumbs = [
    {
      label: t("news.title.news"),
      render: (linkProps: object) => <Link to={addresses.news} {...linkProps} />,
    },
    {
      label: category,
      render: (linkProps: object) => <Link to={newsPageAddress(news.category, 1)} {...linkProps} />,
    },
  ];
  return (
    <Container className="pt-6 md:pt-10 print:pt-0">
      <PageHeader title={news.title} description={news.summary} />
      <div className={newsLayoutClass}>
        <article className={newsArticleClass}>
          <div className={`${inReadingColumn} print:hidden`}>
            <Breadcrumbs crumbs={crumbs} />
          </div>
          <h1 lang={news.lang} className={`${inReadingColumn} title-text mt-2 text-26 sm:text-34`}>
            {news.title}
          </h1>
          <NewsMargin news={news} />
          <div className={`${inReadingColumn} mt-6`}>
            {news.lang !== locale && (
              <Banner tone="plain" className="mb-6 print:hidden">
                {t("common:language.notTranslated")}
              </Banner>
            )}
            <NewsLead news={news} />
            <NewsHtml html={news.content} lang={news.lang} />
            <NewsNeighbours previous={news.previous} next={news.next} />
          </div>
        </article>
        <aside className="print:hidden">
          <HotNews />
        </aside>
      </div>
    </Container>
  );
}
