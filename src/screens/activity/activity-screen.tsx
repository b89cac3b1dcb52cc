import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import { activityTemplateQuery } from "../../api/activity/queries";
import type { components } from "../../generated/activity";
import { useTranslation } from "../../i18n/use-translation";
import { readChannelNumber } from "../../rules/activity-channel";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Container } from "../../ui/container";
import { Empty } from "../../ui/empty";
import { Skeleton } from "../../ui/skeleton";
import { type LoggedActivity, logActivityVisit } from "./activity-log";
import { PeriodState } from "./period";
import { ActivitySections } from "./sections/activity-sections";

interface ActivityScreenProps {
  params: { readonly alias: string; readonly channel?: string };
}

type Template = components["schemas"]["ActivityTemplate"];

/** The grounds an activity may choose from: each holds its text in light, dark and large print. */
const backgrounds: Readonly<Record<Template["theme"], string>> = {
  plain: "bg-sunk",
  green: "bg-tint-green",
  amber: "bg-tint-amber",
  red: "bg-tint-red",
};

/** Reads that depend on the period of an activity. */
const periodReads: readonly string[] = [
  "getActivityTemplate",
  "getLottery",
  "listCouponOffers",
  "getCouponActivityTime",
  "getPromotionInfo",
];

/** The page of an activity, built from its template. */
export function ActivityScreen({ params: { alias, channel: channelText } }: ActivityScreenProps) {
  const { t } = useTranslation("activity");
  const channel = readChannelNumber(channelText);
  const activity = useMemo((): LoggedActivity => ({ alias, channel }), [alias, channel]);
  const template = useQuery(activityTemplateQuery(alias, channel));
  const hasPage = template.data !== undefined;
  useEffect(() => {
    if (hasPage) logActivityVisit(activity);
  }, [hasPage, activity]);

  if (template.data !== undefined)
    return <ActivityPage activity={activity} template={template.data} isReading={template.isFetching} />;
  const isUnknown = template.error?.kind === "refused" && template.error.code === 404;
  return (
    <Container className="min-h-[60dvh] py-8 sm:py-12">
      <PageHeader title={t("title")} isHidden />
      {template.error === null ? (
        <Skeleton rows={8} />
      ) : isUnknown ? (
        <>
          <h1 className="sr-only">{t("title")}</h1>
          <Empty
            title={t("unknown.title")}
            action={
              <Button render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
                {t("unknown.mall")}
              </Button>
            }
          >
            {t("unknown.text")}
          </Empty>
        </>
      ) : (
        <ReadProblem
          error={template.error}
          onRetry={() => void template.refetch()}
          isRetrying={template.isFetching}
          isPage
        />
      )}
    </Container>
  );
}

interface ActivityPageProps {
  activity: LoggedActivity;
  template: Template;
  isReading: boolean;
}

function ActivityPage({ activity, template, isReading }: ActivityPageProps) {
  const queries = useQueryClient();
  const { title, description, lang, period, theme } = template;
  const handlePeriodChange = () => {
    for (const operationId of periodReads) void queries.invalidateQueries({ queryKey: [operationId] });
  };
  return (
    <>
      <PageHeader title={title} description={description} isHidden={period.phase === "ended"} />
      <div className={classNames(backgrounds[theme], "py-8 sm:py-12")}>
        <Container>
          <h1 lang={lang} className="max-w-reading title-text text-34 sm:text-46">
            {title}
          </h1>
          <p lang={lang} className="mt-2 max-w-reading text-17 text-ink2">
            {description}
          </p>
          <p className="mt-4">
            <PeriodState period={period} onChange={handlePeriodChange} isReading={isReading} />
          </p>
        </Container>
      </div>
      <ActivitySections key={activity.alias} activity={activity} template={template} />
    </>
  );
}
