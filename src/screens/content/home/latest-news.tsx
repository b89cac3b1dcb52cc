import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { newsListQuery } from "../../../api/content/queries";
import { useFormats } from "../../../i18n/use-formats";
import { addresses, newsAddress } from "../../../parts/routing/addresses";
import { useNearView } from "../../../parts/use-near-view";
import { MarginColumn, MarginEntry } from "../../../ui/margin-column";
import { Section } from "../../../ui/section";
import { Tag } from "../../../ui/tag";
import { listLink } from "../../../ui/text-link";
import { Fetched, Placeholder } from "./fetched";
import { SectionLink } from "./shop-day";

const shown = 3;

/** The three newest pieces of news, the date in the margin. */
export function LatestNews() {
  const { t } = useTranslation(["content-home", "common"]);
  const { date } = useFormats();
  const { place, isNear } = useNearView();
  const news = useQuery({ ...newsListQuery({ pageSize: shown }), enabled: isNear });
  return (
    <Section
      title={t("news.title")}
      size="medium"
      end={<SectionLink to={addresses.news}>{t("news.all")}</SectionLink>}
    >
      <div ref={place}>
        <Fetched query={news} report="获取新闻列表出错" placeholder={<NewsPlaceholders />}>
          {({ list }) =>
            list.length === 0 ? (
              <p className="py-3 text-ink2">{t("news.empty")}</p>
            ) : (
              <MarginColumn>
                {list.slice(0, shown).map((item) => (
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
      {Array.from({ length: shown }, (_, index) => index).map((index) => (
        <MarginEntry key={index} date={"\u00a0"}>
          <Placeholder className="w-64" />
        </MarginEntry>
      ))}
    </MarginColumn>
  );
}
