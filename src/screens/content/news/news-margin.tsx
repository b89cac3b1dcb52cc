import type { components } from "../../../generated/content";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { NewsTools } from "./news-tools";
import { SampleTag } from "./sample-tag";

/**
 * When it was, what it is and how often it was read, with what a reader can do with it: a line under the heading,
 * from 1200 px on the margin beside it.
 */
export function NewsMargin({ news }: { news: components["schemas"]["NewsArticle"] }) {
  const { t } = useTranslation("content");
  const formats = useFormats();
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-13 text-ink2 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-5 lg:block lg:self-start">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:flex-col lg:items-start">
        <time dateTime={news.create_time} className="figures lg:text-20">
          {formats.date(news.create_time, "always")}
        </time>
        <span>{t(`news.title.${news.category}`)}</span>
        <span className="figures">{t("news.hits", { count: news.hits })}</span>
        {news.is_sample && <SampleTag />}
      </div>
      <NewsTools />
    </div>
  );
}
