import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { inviteVisualQuery } from "../../api/invite/queries";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { useZonedFormats } from "../../i18n/use-zoned-formats";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { Banner } from "../../ui/banner";
import { Container } from "../../ui/container";
import { Section } from "../../ui/section";
import { Skeleton } from "../../ui/skeleton";
import { textLink } from "../../ui/text-link";
import { AwardRules } from "./award-rules";
import type { InviteFamily } from "./families";
import { useProductName } from "./product-name";

/** The rules in full; amounts, periods and dates are the server's. */
export function InviteRulesScreen({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite");
  const { date } = useFormats();
  const { zone } = useZonedFormats();
  const visual = useQuery(inviteVisualQuery(family.programme));
  const product = useProductName(family.programme);
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title={t("rules.title")} isHidden />
      <p className="text-13">
        <Link to={family.addresses.home} className={`${textLink} touch-area`}>
          {t("rules.back")}
        </Link>
      </p>
      <h1 className="mt-2 text-26 sm:text-34">{t("rules.of", { product })}</h1>
      {visual.data ? (
        <div className="mt-4 grid max-w-article grid-cols-[minmax(0,1fr)] gap-8">
          {!visual.data.isOpen && <Banner tone="amber">{t("rules.over")}</Banner>}
          <p className="text-ink2 tabular-nums">
            {visual.data.endsAt === null
              ? t("rules.since", { from: date(visual.data.startsAt, "always") })
              : t("rules.period", {
                  from: date(visual.data.startsAt, "always"),
                  until: date(visual.data.endsAt, "always") + zone(visual.data.endsAt),
                })}
          </p>
          <Section title={t("awards.title")} size="medium">
            <AwardRules visual={visual.data} />
            <p className="mt-3 text-13 text-ink2">
              {t("rules.times", { hold: visual.data.holdDays, claim: visual.data.claimDays })}
            </p>
          </Section>
          {visual.data.rules.map(({ title, text }) => (
            <section key={title} lang={visual.data.lang}>
              <h2 className="text-20">{title}</h2>
              <p className="mt-1 text-17">{text}</p>
            </section>
          ))}
          <p className="figures text-13 text-ink2">
            {t("rules.updated", { date: date(visual.data.updatedAt, "always") })}
          </p>
        </div>
      ) : visual.error ? (
        <ReadProblem
          error={visual.error}
          onRetry={() => void visual.refetch()}
          isRetrying={visual.isFetching}
        />
      ) : (
        <Skeleton rows={8} />
      )}
    </Container>
  );
}
