import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { invitationQuery, type Programme } from "../../rules/invite-invitation";
import { trial } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { textLink } from "../../ui/text-link";
import { useLostFocus } from "../../ui/use-lost-focus";
import { inviteFamilies } from "./families";
import { inviteAddresses } from "./invite-addresses";
import { InviteHeader } from "./invite-header";
import { logInviteClick } from "./invite-log";
import { ExistingCustomer } from "./invitee/existing-customer";
import { InvitationNotices } from "./invitee/invitation-notices";
import { InvitationRewards } from "./invitee/invitation-rewards";
import { InviteOffers } from "./invitee/invite-offers";
import { useCustomer } from "./invitee/use-customer";
import { useInvitation } from "./invitee/use-invitation";
import { useProductName } from "./product-name";

interface InvitationScreenProps {
  /** What stands first: registering, or the product with what it costs. */
  focus: "register" | "product";
  /** The programme where the address names none. */
  programme?: Programme;
}

/** Where a shared link leads: who invites, what both get, and the way to register. */
export function InvitationScreen({ focus, programme: defaultProgramme }: InvitationScreenProps) {
  const { t } = useTranslation("invite");
  const state = useInvitation(defaultProgramme);
  const customer = useCustomer();
  const { invitation, programme, inviterName, conflict } = state;
  const heading = useLostFocus<HTMLHeadingElement>(conflict === null);
  const family = inviteFamilies[programme];
  const product = useProductName(programme);
  const title =
    inviterName === null
      ? t(invitation === null ? "title.alone" : "title.someone", { product, days: trial.days })
      : t("title.named", { name: inviterName, product });
  const recode = invitation?.recode;
  const handleOpen = useEffectEvent(() => {
    if (invitation) logInviteClick(invitation, "open");
  });
  useEffect(() => {
    if (recode !== undefined) handleOpen();
  }, [recode]);

  // Which of two counts is still to be decided on the next page.
  const passedOn = invitation ?? conflict?.arrived;
  const query = passedOn ? invitationQuery(passedOn) : programme === "zhj" ? "" : `?programme=${programme}`;
  const register = (
    <Button
      variant="primary"
      size="large"
      isWide
      render={(linkProps) => (
        <Link
          to={inviteAddresses.register + query}
          {...linkProps}
          onClick={() => invitation && logInviteClick(invitation, "register")}
        />
      )}
    >
      {t("act.try", { days: trial.days })}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} description={t("promise")} isHidden />
      <InviteHeader family={family} above={t("promise")} title={title} titleRef={heading}>
        <p className="mt-2 max-w-reading text-17 text-ink2">{t(`about.${programme}`)}</p>
        <div className="mt-6 max-w-panel">
          {customer ? null : register}
          {!customer && <p className="mt-2 text-13 text-ink2">{t("act.noCard")}</p>}
        </div>
      </InviteHeader>
      <Container className="wrap-break-word grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:py-12">
        <InvitationNotices state={state} />
        {customer && (
          <ExistingCustomer
            user={customer}
            family={family}
            invitation={invitation}
            inviterName={inviterName}
          />
        )}
        {focus === "product" && (
          <InviteOffers programme={programme} invitation={invitation} isCustomer={customer !== null} />
        )}
        <InvitationRewards
          programme={programme}
          invitation={invitation}
          inviterName={inviterName}
          isUnknownCode={state.isUnknownCode}
          isCustomer={customer !== null}
        />
        <p className="text-13">
          <Link to={family.addresses.rules} className={textLink}>
            {t("act.rules")}
          </Link>
        </p>
      </Container>
    </>
  );
}
