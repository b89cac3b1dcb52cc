import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { newsListQuery } from "../../../api/content/queries";
import type { components } from "../../../generated/content";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { newsAddress } from "../../../shared/routing/addresses";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Button } from "../../../ui/button";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import { listLink } from "../../../ui/text-link";
import { useUiTranslations } from "../../../ui/ui-translations";

/** How many of the most read news stand beside a page. */
const hotNewsCount = 6;

/**
 * The most read news of every category; empty while there are none. A failure shows as one line, as the page is
 * about other content.
 */
export function HotNews({ className }: { className?: string }) {
  const { t } = useTranslation("content");
  const translations = useUiTranslations();
  const describeError = useDescribeError();
  const hot = useQuery(newsListQuery({ sort: "-hits", page: 1, pageSize: hotNewsCount }));
  useReportedFailure(hot.error, "获取热门新闻列表出错");
  if (hot.data?.list.length === 0) return null;
  return (
    <Section title={t("news.hot")} size="small" {...(className !== undefined && { className })}>
      {hot.isPending && <Skeleton rows={hotNewsCount} />}
      {hot.data && <HotNewsList list={hot.data.list} />}
      {hot.isError && !hot.data && (
        <div role="alert" className="flex items-center justify-between gap-3 py-2 text-13 text-ink2">
          <p>{describeError(hot.error)}</p>
          <Button variant="quiet" size="small" onClick={() => void hot.refetch()}>
            {translations.retry}
          </Button>
        </div>
      )}
    </Section>
  );
}

function HotNewsList({ list }: { list: readonly components["schemas"]["NewsListItem"][] }) {
  const { t } = useTranslation("content");
  return (
    <ol>
      {list.map((news) => (
        <li key={news.id} className="relative border-line border-b py-2 last:border-b-0">
          <Link
            to={newsAddress(news)}
            lang={news.lang}
            className={`${listLink} title-text block text-balance after:absolute after:inset-0`}
          >
            {news.title}
          </Link>
          <span className="figures text-13 text-ink2">{t("news.hits", { count: news.hits })}</span>
        </li>
      ))}
    </ol>
  );
}
