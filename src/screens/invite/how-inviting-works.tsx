import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { inviteVisualQuery } from "../../api/invite/queries";
import { useTranslation } from "../../i18n/use-translation";
import { ReadProblem } from "../../shared/read-problem";
import { Banner } from "../../ui/banner";
import { Section } from "../../ui/section";
import { Skeleton } from "../../ui/skeleton";
import { textLink } from "../../ui/text-link";
import { AwardRules } from "./award-rules";
import type { InviteFamily } from "./families";

/** The steps of inviting, and what each award is worth. */
export function HowInvitingWorks({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite");
  const visual = useQuery(inviteVisualQuery(family.programme));
  return visual.data ? (
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
        <AwardRules visual={visual.data} />
      </Section>
    </>
  ) : visual.error ? (
    <ReadProblem error={visual.error} onRetry={() => void visual.refetch()} isRetrying={visual.isFetching} />
  ) : (
    <Skeleton rows={7} />
  );
}
