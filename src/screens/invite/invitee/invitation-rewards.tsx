import { useQuery } from "@tanstack/react-query";
import { inviteOffersQuery, inviteVisualQuery } from "../../../api/invite/queries";
import type { components } from "../../../generated/invite";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { Invitation, Programme } from "../../../rules/invite-invitation";
import { trial } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { useIsHydrating } from "../../../shared/use-is-hydrating";
import { Banner } from "../../../ui/banner";
import { classNames } from "../../../ui/class-names";
import { Line, Lines } from "../../../ui/lines";
import { Section } from "../../../ui/section";

interface InvitationRewardsProps {
  programme: Programme;
  invitation: Invitation | null;
  inviterName: string | null;
  /** Whether nobody has the code of the address, so that nobody is rewarded. */
  isUnknownCode: boolean;
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
  isUnknownCode,
  isCustomer,
  isStacked = false,
}: InvitationRewardsProps) {
  const visual = useQuery(inviteVisualQuery(programme));
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] content-start gap-8",
        !isStacked && "md:grid-cols-2 md:gap-15",
      )}
    >
      <InviteeRewards programme={programme} invitation={invitation} isCustomer={isCustomer} />
      {invitation === null && isUnknownCode ? null : visual.error && visual.data === undefined ? (
        <ReadProblem
          error={visual.error}
          onRetry={() => void visual.refetch()}
          isRetrying={visual.isFetching}
        />
      ) : (
        <InviterRewards programmePage={visual.data} inviterName={inviterName} isCustomer={isCustomer} />
      )}
    </div>
  );
}

interface InviterRewardsProps extends Pick<InvitationRewardsProps, "inviterName" | "isCustomer"> {
  /** Undefined while it is being fetched. */
  programmePage: components["schemas"]["InviteVisual"] | undefined;
}

function InviterRewards({ programmePage, inviterName, isCustomer }: InviterRewardsProps) {
  const { t } = useTranslation("invite");
  const isClosed = programmePage?.isOpen === false;
  return (
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
  );
}

type InviteeRewardsProps = Pick<InvitationRewardsProps, "programme" | "invitation" | "isCustomer">;

function InviteeRewards({ programme, invitation, isCustomer }: InviteeRewardsProps) {
  const { t } = useTranslation(["invite", "common"]);
  const offers = useQuery({
    ...inviteOffersQuery(programme, invitation?.recode),
    enabled: invitation !== null,
  });
  const best = bestOffer(offers.data?.offers ?? []);
  // A prerendered page knows nobody's invitation: as tall with the saving, until it is known that there is none.
  const isUnread = offers.isPending || offers.isPlaceholderData;
  const mayBeReduced = useIsHydrating() || (invitation !== null && isUnread);
  if (isCustomer && !best && !offers.isLoadingError) return null;
  return (
    <Section title={t("invite:get.you")} size="medium">
      <Lines className={mayBeReduced && !isCustomer ? "min-h-30" : ""}>
        {!isCustomer && (
          <Line label={t("invite:get.trial")} note={t("invite:get.trialNote")} isNoteBelow>
            {t("invite:get.trialDays", { days: trial.days })}
          </Line>
        )}
        {best && (
          <Line
            label={t("invite:get.saving", { name: best.name })}
            note={t(isCustomer ? "invite:get.savingNoteCustomer" : "invite:get.savingNote")}
            isNoteBelow
            tone="green"
          >
            <Amount amount={best.saving} currency={best.currency} />
          </Line>
        )}
      </Lines>
      {/* Registering works without knowing it. */}
      {offers.isLoadingError && (
        <p role="status" className="mt-2 text-13 text-ink2">
          {t("invite:get.savingUnread")}{" "}
          <button
            type="button"
            className="text-link touch-area rounded-tag"
            onClick={() => void offers.refetch()}
          >
            {t("common:action.retry")}
          </button>
        </p>
      )}
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
