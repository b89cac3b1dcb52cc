import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { inviteOffersQuery } from "../../../api/invite/queries";
import type { components } from "../../../generated/invite";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import type { Invitation, Programme } from "../../../rules/invite-invitation";
import { ReadProblem } from "../../../shared/read-problem";
import { goodsAddress } from "../../../shared/routing/addresses";
import { useIsHydrating } from "../../../shared/use-is-hydrating";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { logInviteClick } from "../invite-log";

/** How many offers a programme usually has, and how tall they are: what stands below stays where it is. */
const expectedOffers: Readonly<Record<Programme, number>> = { zhj: 2, xh: 1 };
const reserved: Readonly<Record<Programme, string>> = {
  zhj: "min-h-64 sm:min-h-38",
  xh: "min-h-32 sm:min-h-19",
};

interface InviteOffersProps {
  programme: Programme;
  invitation: Invitation | null;
  /** Whether the visitor has an account, and so accepts the invitation instead of registering. */
  isCustomer: boolean;
}

/** What can be bought, and what the invitation takes off. */
export function InviteOffers({ programme, invitation, isCustomer }: InviteOffersProps) {
  const { t } = useTranslation("invite");
  const offers = useQuery(inviteOffersQuery(programme, invitation?.recode));
  const isReduced = offers.data?.offers.some(hasSaving) ?? true;
  // A prerendered page knows nobody's invitation: what that takes off keeps its room until it is known.
  const mayBeReduced = useIsHydrating() || invitation !== null;
  return (
    <Section title={t("offers.title")} size="medium">
      {offers.data === undefined ? (
        offers.error ? (
          <ReadProblem
            error={offers.error}
            onRetry={() => void offers.refetch()}
            isRetrying={offers.isFetching}
          />
        ) : (
          <div className={reserved[programme]}>
            <Skeleton rows={expectedOffers[programme]} />
          </div>
        )
      ) : offers.data.offers.length === 0 ? (
        <Empty title={t("offers.none")} />
      ) : (
        <ul className={mayBeReduced ? "[&_p+p]:max-sm:min-h-10" : undefined}>
          {offers.data.offers.map((offer) => (
            <OfferRow
              key={`${offer.typeCode}${offer.versionLevel}${offer.years}`}
              {...{ offer, invitation }}
            />
          ))}
        </ul>
      )}
      {mayBeReduced && !offers.isLoadingError && (
        <p className="mt-2 min-h-[1lh] text-13 text-ink2">
          {invitation && isReduced && t(isCustomer ? "offers.boundCustomer" : "offers.bound")}
        </p>
      )}
    </Section>
  );
}

type Offer = components["schemas"]["InviteOffer"];

function hasSaving({ saving }: Offer): boolean {
  return Number(saving) > 0;
}

interface OfferRowProps {
  offer: Offer;
  invitation: Invitation | null;
}

function OfferRow({ offer, invitation }: OfferRowProps) {
  const { t } = useTranslation("invite");
  const { money, date } = useFormats();
  const { zone } = useZonedFormats();
  const { name, serviceNumber, currency, originalPrice, saving, price, validUntil } = offer;
  const amountOf = (amount: string) => money(amount, { currency, isShort: true });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-b py-4 sm:gap-x-6">
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold">{name}</p>
        <p className="text-13 text-ink2 tabular-nums">
          {hasSaving(offer)
            ? t("offers.off", { original: amountOf(originalPrice), saving: amountOf(saving) })
            : t("offers.full")}{" "}
          {validUntil && (
            <span className="whitespace-nowrap">
              {t("offers.until", { date: date(validUntil, "always") + zone(validUntil) })}
            </span>
          )}
        </p>
      </div>
      <div className="flex items-center gap-x-3 sm:gap-x-6">
        <span className="figures font-semibold text-20">{amountOf(price)}</span>
        <Button
          render={(linkProps) => (
            <Link
              to={goodsAddress(serviceNumber)}
              {...linkProps}
              onClick={() => invitation && logInviteClick(invitation, "buy")}
            />
          )}
        >
          {t("offers.buy")}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
