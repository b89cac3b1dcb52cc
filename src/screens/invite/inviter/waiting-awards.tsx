import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { ZoneNote } from "../../../shared/zone-note";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";
import type { InviteFamily } from "../families";
import { AwardRow } from "./award-row";
import { waitingAwardsQuery } from "./waiting-awards-query";

/** How many wait on the inviter's page; all of them are on the page of rewards. */
const shown = 3;

/** Red packets that can be received now; nothing where there are none, or while nobody knows yet. */
export function WaitingAwards({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite-inviter");
  const awards = useQuery(waitingAwardsQuery(family.programme));
  const list = awards.data?.list ?? [];
  const count = awards.data?.total ?? list.length;
  if (awards.error && awards.data === undefined)
    return (
      <ReadProblem
        error={awards.error}
        onRetry={() => void awards.refetch()}
        isRetrying={awards.isFetching}
      />
    );
  if (list.length === 0) return null;
  return (
    <Section
      title={t("waiting.title")}
      size="medium"
      end={
        count > shown ? (
          <Link to={`${family.addresses.rewards}?state=claimable`} className={textLink}>
            {t("waiting.all", { count })}
          </Link>
        ) : (
          t("waiting.count", { count })
        )
      }
    >
      <ZoneNote className="mt-2" />
      <ul>
        {list.slice(0, shown).map((award) => (
          <AwardRow key={award.id} award={award} />
        ))}
      </ul>
    </Section>
  );
}
