import { lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { loadNamespaces } from "../../i18n/set-up";
import { useTranslation } from "../../i18n/use-translation";
import { currentLocale } from "../../platform/current-locale";
import { currentVariant } from "../../platform/environment";
import { trial } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { useIsHydrating } from "../../shared/use-is-hydrating";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { useLostFocus } from "../../ui/use-lost-focus";
import { inviteFamilies } from "./families";
import { InviteHeader } from "./invite-header";
import { ExistingCustomer } from "./invitee/existing-customer";
import { InvitationNotices } from "./invitee/invitation-notices";
import { InvitationRewards } from "./invitee/invitation-rewards";
import type { RegistrationPage } from "./invitee/register-form";
import { registeredState } from "./invitee/registered-state";
import { useCustomer } from "./invitee/use-customer";
import { useInvitation } from "./invitee/use-invitation";
import { useProductName } from "./product-name";

// The forms are half of the code: the page shows who invites before they are there.
const InviteRegisterForm = lazy(async () => {
  const texts = loadNamespaces(currentLocale(), ["account-log-in", "verification", "rules"]);
  const [module] = await Promise.all([import("./invitee/register-form"), texts]);
  return { default: module.InviteRegisterForm };
});
const EmailTrialForm = lazy(async () => {
  const texts = loadNamespaces(currentLocale(), ["account-log-in", "rules"]);
  const [module] = await Promise.all([import("../../shared/sign-in/email-trial-form"), texts]);
  return { default: module.EmailTrialForm };
});

/** Registration of somebody who was invited. */
export function InviteRegisterScreen() {
  const { t } = useTranslation("invite");
  const navigate = useNavigate();
  const state = useInvitation();
  const customer = useCustomer();
  const [isSent, setSent] = useState(false);
  // Prerendered for the China variant; the global one shows its own form once the page is hydrated.
  const isHydrating = useIsHydrating();
  const { invitation, programme, inviterName } = state;
  const heading = useLostFocus<HTMLHeadingElement>(state.conflict === null);
  const family = inviteFamilies[programme];
  const product = useProductName(programme);
  const page: RegistrationPage = {
    invitation,
    onSend: () => setSent(true),
    onDone: () => void navigate(family.addresses.registered, { replace: true, state: registeredState }),
  };
  const latestPage = useRef(page);
  useEffect(() => {
    latestPage.current = page;
  });
  const title = t("register.title", { product, days: trial.days });
  const above =
    inviterName === null
      ? t(invitation === null ? "register.alone" : "register.invited")
      : t("register.by", { name: inviterName });
  const form = () => {
    if (state.conflict) return null;
    if (customer && !isSent)
      return (
        <ExistingCustomer user={customer} family={family} invitation={invitation} inviterName={inviterName} />
      );
    if (currentVariant() === "china" || isHydrating) return <RegistrationForm page={latestPage} />;
    return (
      <Suspense fallback={<FormPlaceholder />}>
        <EmailTrialForm />
        {/* Nobody has an account to be bound before the email is there. */}
        {invitation && (
          <p className="text-13 text-ink2">
            {t("register.byEmail", { name: inviterName ?? invitation.recode })}
          </p>
        )}
      </Suspense>
    );
  };
  return (
    <>
      <PageHeader title={title} description={t("promise")} isHidden />
      <InviteHeader family={family} above={above} title={title} titleRef={heading} />
      <Container className="wrap-break-word grid grid-cols-[minmax(0,1fr)] gap-x-15 gap-y-10 py-8 sm:py-12 md:grid-cols-[26rem_minmax(0,1fr)] md:in-data-care:grid-cols-1">
        <div className="grid content-start gap-6">
          {/* Once the form is sent, another invitation no longer matters. */}
          {!isSent && <InvitationNotices state={state} />}
          {form()}
        </div>
        <InvitationRewards
          programme={programme}
          invitation={invitation}
          inviterName={inviterName}
          isUnknownCode={state.isUnknownCode}
          isCustomer={customer !== null && !isSent}
          isStacked
        />
      </Container>
    </>
  );
}

/**
 * The form, with what it needs of its page only once it is sent: while a prerendered form waits for its code, React
 * puts the placeholder in its place at any change of what is passed to it, and what has the focus loses it.
 */
const RegistrationForm = memo(function RegistrationForm({ page }: { page: RefObject<RegistrationPage> }) {
  return (
    <Suspense fallback={<FormPlaceholder />}>
      <InviteRegisterForm page={page} />
    </Suspense>
  );
});

/** As tall as the form. */
function FormPlaceholder() {
  return (
    <div className="min-h-[30rem]">
      <Skeleton rows={6} />
    </div>
  );
}
