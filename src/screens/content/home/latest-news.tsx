import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { newsListQuery } from "../../../api/content/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses, newsAddress } from "../../../shared/routing/addresses";
import { useInViewport } from "../../../shared/use-in-viewport";
import { MarginColumn, MarginEntry } from "../../../ui/margin-column";
import { Section } from "../../../ui/section";
import { Tag } from "../../../ui/tag";
import { listLink } from "../../../ui/text-link";
import { Fetched, noPrintUnread, Placeholder } from "./fetched";
import { SectionLink } from "./shop-day";

const newsCount = 3;

/** The three newest pieces of news, the date in the margin. */
export function LatestNews() {
  const { t } = useTranslation(["content-home", "common"]);
  const { date } = useFormats();
  const { ref, isInViewport } = useInViewport();
  const news = useQuery({ ...newsListQuery({ pageSize: newsCount }), enabled: isInViewport });
  return (
    <Section
      title={t("news.title")}
      size="medium"
      className={noPrintUnread}
      end={<SectionLink to={addresses.news}>{t("news.all")}</SectionLink>}
    >
      <div ref={ref}>
        <Fetched query={news} report="获取新闻列表出错" placeholder={<NewsPlaceholders />}>
          {({ list }) =>
            list.length === 0 ? (
              <p className="py-3 text-ink2">{t("news.empty")}</p>
            ) : (
              <MarginColumn>
                {list.slice(0, newsCount).map((item) => (
                  <MarginEntry
                    key={item.id}
                    date={date(item.create_time)}
                    dateTime={item.create_time}
                    end={
                      <span className="flex items-center gap-5 text-13 text-ink2">
                        {t(`news.${item.category}`)}
                        {item.is_sample && <Tag tone="outline">{t("common:sample.label")}</Tag>}
                      </span>
                    }
                  >
                    <Link to={newsAddress(item)} className={listLink}>
                      {item.title}
                    </Link>
                  </MarginEntry>
                ))}
              </MarginColumn>
            )
          }
        </Fetched>
      </div>
    </Section>
  );
}

function NewsPlaceholders() {
  return (
    <MarginColumn>
      {Array.from({ length: newsCount }, (_, index) => index).map((index) => (
        <MarginEntry key={index} date={"\u00a0"}>
          <Placeholder className="w-64" />
        </MarginEntry>
      ))}
    </MarginColumn>
  );
}
