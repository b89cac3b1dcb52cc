import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { caseListQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses, caseAddress } from "../../../shared/routing/addresses";
import { useInViewport } from "../../../shared/use-in-viewport";
import { Card } from "../../../ui/card";
import { Section } from "../../../ui/section";
import { Tag } from "../../../ui/tag";
import { Fetched, Placeholder } from "./fetched";
import { industries } from "./industries";
import { SectionLink } from "./shop-day";

const caseCount = 3;

/** Who else uses it: the trades, and three stories. */
export function Cases() {
  const { t } = useTranslation("content-home");
  const { ref, isInViewport } = useInViewport();
  const cases = useQuery({ ...caseListQuery({ pageSize: caseCount }), enabled: isInViewport });
  return (
    <Section title={t("cases.title")} end={<SectionLink to={addresses.cases}>{t("cases.all")}</SectionLink>}>
      <ul aria-label={t("industry.label")} className="grid grid-cols-3 md:grid-cols-6">
        {industries.map((industry) => (
          <li key={industry} className="border-line border-b py-3.5 pr-3">
            {t(`industry.${industry}`)}
          </li>
        ))}
      </ul>
      <div ref={ref} className="pt-10">
        <Fetched query={cases} report="获取客户案例列表出错" placeholder={<CasePlaceholders />}>
          {({ list }) =>
            list.length === 0 ? (
              <p className="text-ink2">{t("cases.empty")}</p>
            ) : (
              <ul className={columns}>
                {list.slice(0, caseCount).map((story) => (
                  <CaseCard
                    key={story.id}
                    trade={story.industry_name}
                    title={
                      <Link
                        to={caseAddress(story.id)}
                        className="after:absolute after:inset-0 hover:text-green"
                      >
                        {story.title}
                      </Link>
                    }
                    summary={story.summary}
                    place={t(story.region === "" ? "cases.people" : "cases.place", {
                      region: story.region,
                      count: story.people,
                    })}
                    isSample={story.is_sample}
                  />
                ))}
              </ul>
            )
          }
        </Fetched>
      </div>
    </Section>
  );
}

const columns = "grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-3";

interface CaseCardProps {
  trade: ReactNode;
  title: ReactNode;
  summary: ReactNode;
  place: ReactNode;
  isSample: boolean;
}

/** The whole card is a link. Its height is that of two lines, three in English, whatever the text. */
function CaseCard({ trade, title, summary, place: ref, isSample }: CaseCardProps) {
  const { t } = useTranslation();
  return (
    <li className="grid grid-cols-1">
      <Card
        isFlush
        className="relative flex min-h-50 flex-col px-6 py-5 transition-colors has-[a:hover]:border-edge in-data-care:min-h-64 md:[:lang(en)_&]:min-h-64"
      >
        <p className="flex min-h-5.5 items-center justify-between gap-3 text-13 text-ink2">
          {trade}
          {isSample && <Tag tone="outline">{t("sample.label")}</Tag>}
        </p>
        <h3 className="mt-1.5 text-20">{title}</h3>
        <p className="mt-1.5 mb-3 text-ink2">{summary}</p>
        <p className="mt-auto text-13 text-ink2">{ref}</p>
      </Card>
    </li>
  );
}

function CasePlaceholders() {
  return (
    <ul className={columns}>
      {Array.from({ length: caseCount }, (_, index) => index).map((index) => (
        <CaseCard
          key={index}
          trade={<Placeholder className="w-16" />}
          title={<Placeholder className="w-44" />}
          summary={
            <>
              <Placeholder className="w-full" />
              <Placeholder className="w-1/2" />
            </>
          }
          place={<Placeholder className="w-20" />}
          isSample={false}
        />
      ))}
    </ul>
  );
}
