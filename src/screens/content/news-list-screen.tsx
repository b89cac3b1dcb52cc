import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import type { ScreenProps } from "../../shared/routing/screen-route";
import { Container } from "../../ui/container";
import { HotNews } from "./news/hot-news";
import { readNewsCategory, readNewsPage } from "./news/news-address";
import { NewsRows } from "./news/news-rows";
import { NewsSlides } from "./news/news-slides";
import { NewsTabs } from "./news/news-tabs";
import { usePagingScroll } from "./news/use-paging-scroll";

/** News, all or of one category; the address contains the page number. */
export function NewsListScreen({ params }: ScreenProps<"/:category">) {
  const { t } = useTranslation(["content", "common"]);
  const [query] = useSearchParams();
  const category = readNewsCategory(params.category);
  const page = readNewsPage(query);
  const title = t(`news.title.${category}`);
  const description = t(`news.description.${category}`);
  usePagingScroll(page, "#content h1");
  return (
    <Container className="pt-8 md:pt-16">
      <PageHeader
        title={page === 1 ? title : `${title} · ${t("common:page.number", { page })}`}
        description={description}
      />
      <h1 className="text-34 md:text-46">{title}</h1>
      <p className="mt-1 text-17 text-ink2">{description}</p>
      {page === 1 && (
        <div className="mt-6 md:mt-10">
          <NewsSlides />
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-x-15 gap-y-16 md:mt-10 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="min-w-0">
          <NewsTabs category={category} />
          {/* Seen, the tabs are enough; a reader by headings would come from the banner to rows that are not its own. */}
          <h2 className="sr-only">{t("news.byDate")}</h2>
          <NewsRows category={category} page={page} />
        </div>
        <HotNews className="md:pt-3 print:hidden" />
      </div>
    </Container>
  );
}
