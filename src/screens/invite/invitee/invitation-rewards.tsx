import { useQuery } from "@tanstack/react-query";
import { inviteOffersQuery, inviteVisualQuery } from "../../../api/invite/queries";
import type { components } from "../../../generated/invite";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { Invitation, Programme } from "../../../rules/invite-invitation";
import { trial } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { Banner } from "../../../ui/banner";
import { classNames } from "../../../ui/class-names";
import { Line, Lines } from "../../../ui/lines";
import { Section } from "../../../ui/section";

interface InvitationRewardsProps {
  programme: Programme;
  invitation: Invitation | null;
  inviterName: string | null;
  /** Whether the visitor has an account: nothing comes of registering any more. */
  isCustomer: boolean;
  /** One below the other also where there is room for two. */
  isStacked?: boolean;
}

/** What the invitee gets and what the inviter gets, with amounts and conditions as the server has them. */
export function InvitationRewards({
  programme,
  invitation,
  inviterName,
  isCustomer,
  isStacked = false,
}: InvitationRewardsProps) {
  const { t } = useTranslation("invite");
  const visual = useQuery(inviteVisualQuery(programme));
  const offers = useQuery({
    ...inviteOffersQuery(programme, invitation?.recode),
    enabled: invitation !== null,
  });
  const failed = [visual, offers].find(({ data, error }) => error !== null && data === undefined);
  const best = bestOffer(offers.data?.offers ?? []);
  const programmePage = visual.data;
  const isClosed = programmePage?.isOpen === false;
  if (failed?.error)
    return (
      <ReadProblem
        error={failed.error}
        onRetry={() => {
          void visual.refetch();
          if (invitation) void offers.refetch();
        }}
        isRetrying={visual.isFetching || offers.isFetching}
      />
    );
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] content-start gap-8",
        !isStacked && "md:grid-cols-2 md:gap-15",
      )}
    >
      {(!isCustomer || best) && <InviteeRewards best={best} isCustomer={isCustomer} />}
      <Section
        title={
          <span className="[overflow-wrap:anywhere]">
            {inviterName === null ? t("get.inviter") : t("get.named", { name: inviterName })}
          </span>
        }
        size="medium"
      >
        <div className={isCustomer ? "" : "min-h-27"}>
          {isClosed ? (
            <Banner tone="amber" className="mt-3">
              {t("get.closed")}
            </Banner>
          ) : (
            <Lines>
              {programmePage?.awards.map(
                ({ kind, gross, net }) =>
                  // A bonus is for many invitees: none of them earns it alone.
                  kind !== "bonus" &&
                  !(isCustomer && kind === "registration") && (
                    <Line
                      key={kind}
                      label={t(`get.when.${kind}`)}
                      note={net === gross ? null : t("get.taxed")}
                      isNoteBelow
                    >
                      <Amount amount={net} currency={programmePage.currency} />
                    </Line>
                  ),
              )}
            </Lines>
          )}
        </div>
        {!isClosed && <p className="mt-2 text-13 text-ink2">{t("get.paidByUs")}</p>}
      </Section>
    </div>
  );
}

function InviteeRewards({ best, isCustomer }: { best: Offer | null; isCustomer: boolean }) {
  const { t } = useTranslation("invite");
  return (
    <Section title={t("get.you")} size="medium">
      {/* As tall with the saving, which is known once the inviter is. */}
      <Lines className={isCustomer ? "" : "min-h-30"}>
        {!isCustomer && (
          <Line label={t("get.trial")} note={t("get.trialNote")} isNoteBelow>
            {t("get.trialDays", { days: trial.days })}
          </Line>
        )}
        {best && (
          <Line
            label={t("get.saving", { name: best.name })}
            note={t(isCustomer ? "get.savingNoteCustomer" : "get.savingNote")}
            isNoteBelow
            tone="green"
          >
            <Amount amount={best.saving} currency={best.currency} />
          </Line>
        )}
      </Lines>
    </Section>
  );
}

function Amount({ amount, currency }: { amount: string; currency: Currency }) {
  const { money } = useFormats();
  return <span>{money(amount, { currency })}</span>;
}

type Offer = components["schemas"]["InviteOffer"];

/** The offer that saves most; null where none saves anything. */
function bestOffer(offers: readonly Offer[]): Offer | null {
  const [best] = [...offers].sort((one, other) => Number(other.saving) - Number(one.saving));
  return best !== undefined && Number(best.saving) > 0 ? best : null;
}
