import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { inviteVisualQuery } from "../../api/invite/queries";
import { useTranslation } from "../../i18n/use-translation";
import { PageHead } from "../../shared/page-head";
import { ReadProblem } from "../../shared/read-problem";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Section } from "../../ui/section";
import { Skeleton } from "../../ui/skeleton";
import { textLink } from "../../ui/text-link";
import { AwardRules } from "./award-rules";
import { inviteFamilies } from "./families";
import { InviteHead } from "./invite-head";
import { LatestAwards } from "./latest-awards";

const family = inviteFamilies.zhj;

/** What inviting is, for those who have not begun: steps, what each is worth, what others received. */
export function InviteIntroductionScreen() {
  const { t } = useTranslation("invite");
  const visual = useQuery(inviteVisualQuery(family.programme));
  return (
    <>
      <PageHead title={t("intro.title")} description={t("intro.text")} />
      <InviteHead family={family} title={visual.data?.title ?? t("intro.title")}>
        <p className="mt-2 min-h-7 max-w-reading text-17 text-ink2">
          {visual.data?.subtitle ?? t("intro.text")}
        </p>
        <div className="mt-6 max-w-panel">
          <Button
            variant="primary"
            size="large"
            isWide
            render={(linkProps) => <Link to={family.addresses.home} {...linkProps} />}
          >
            {t("intro.start")}
          </Button>
        </div>
        <div className="mt-4">
          <LatestAwards programme={family.programme} />
        </div>
      </InviteHead>
      <Container className="grid gap-10 py-8 sm:py-12">
        {visual.data ? (
          <>
            {!visual.data.isOpen && <Banner tone="amber">{t("rules.over")}</Banner>}
            <Section title={t("intro.steps")} size="medium">
              <ol lang={visual.data.lang}>
                {visual.data.steps.map(({ title, text }, index) => (
                  <li key={title} className="flex gap-4 border-line border-b py-4">
                    <span className="figures w-6 shrink-0 text-20 text-ink2">{index + 1}</span>
                    <div className="min-w-0">
                      <h3 className="text-17">{title}</h3>
                      <p className="text-ink2">{text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </Section>
            <Section
              title={t("awards.title")}
              size="medium"
              end={
                <Link to={family.addresses.rules} className={textLink}>
                  {t("act.rules")}
                </Link>
              }
            >
              <AwardRules awards={visual.data.awards} />
            </Section>
          </>
        ) : visual.error ? (
          <ReadProblem
            error={visual.error}
            onRetry={() => void visual.refetch()}
            isRetrying={visual.isFetching}
          />
        ) : (
          <Skeleton rows={7} />
        )}
      </Container>
    </>
  );
}
