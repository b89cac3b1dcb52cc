import { useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { currentOrigin } from "../../platform/address";
import { trial } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { addresses } from "../../shared/routing/addresses";
import { useClient } from "../../shared/use-client";
import { useIsHydrating } from "../../shared/use-is-hydrating";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Section } from "../../ui/section";
import { Skeleton } from "../../ui/skeleton";
import { textLink } from "../../ui/text-link";
import { useLostFocus } from "../../ui/use-lost-focus";
import type { InviteFamily } from "./families";
import { inviteAddresses } from "./invite-addresses";
import { InviteHeader } from "./invite-header";
import { hasRegistered } from "./invitee/registered-state";
import { readStoredInvitation, type StoredInvitation } from "./invitee/stored-invitation";
import { useAcceptInvitation } from "./invitee/use-accept-invitation";
import { useCustomer } from "./invitee/use-customer";
import { useProductName } from "./product-name";
import { ScanCode } from "./scan-code";

/** After registering. Whoever opens the address by itself is told on the page of the form what applies to them. */
export function InviteRegisteredScreen({ family }: { family: InviteFamily }) {
  const { state } = useLocation();
  // What a route looks like before its code is there knows of no registration.
  const isHydrating = useIsHydrating();
  if (isHydrating)
    return (
      <Container className="py-12">
        <Skeleton rows={6} />
      </Container>
    );
  if (hasRegistered(state)) return <Registered family={family} />;
  return <Navigate to={`${inviteAddresses.register}?programme=${family.programme}`} replace />;
}

/** The trial runs, the app is to be had, and an inviter who was not reported yet is. */
function Registered({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite");
  const user = useCustomer();
  const { os, platform } = useClient();
  const product = useProductName(family.programme);
  const isPhone = platform === "mobile" && (os === "ios" || os === "android");
  return (
    <>
      <PageHeader title={t("registered.title")} isHidden />
      <InviteHeader family={family} above={user?.phone ?? undefined} title={t("registered.title")}>
        <p className="mt-2 max-w-reading text-17 text-ink2">{t("registered.text", { days: trial.days })}</p>
      </InviteHeader>
      <Container className="grid gap-10 py-8 sm:py-12">
        {user && <UnreportedInviter />}
        <Section title={t("registered.get")} size="medium">
          {isPhone ? (
            <div className="mt-4 max-w-panel">
              <Button
                variant="primary"
                size="large"
                isWide
                render={(linkProps) => <Link to={family.addresses.download} {...linkProps} />}
              >
                {t(`registered.download.${os}`)}
              </Button>
              <p className="mt-2 text-13 text-ink2">{t("registered.sameNumber")}</p>
            </div>
          ) : (
            <div className="mt-4 flex flex-wrap items-center gap-6">
              <ScanCode
                content={currentOrigin() + family.addresses.download}
                label={t("registered.scan", { product })}
              />
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">{t("registered.scan", { product })}</p>
                <p className="text-ink2">{t("registered.sameNumber")}</p>
                <Link to={addresses.download} className={`${textLink} mt-2 inline-block`}>
                  {t("registered.computer")}
                </Link>
              </div>
            </div>
          )}
        </Section>
        <div className="flex flex-wrap gap-3">
          <Button render={(linkProps) => <Link to={addresses.userCenter} {...linkProps} />}>
            {t("registered.center")}
          </Button>
          <Button render={(linkProps) => <Link to={family.addresses.product} {...linkProps} />}>
            {t("registered.buy")}
          </Button>
        </div>
      </Container>
    </>
  );
}

/** The answer about the inviter was lost or refused for now: it can be tried again. */
function UnreportedInviter() {
  const [invitation] = useState(readStoredInvitation);
  return invitation && <ReportInviter invitation={invitation} />;
}

function ReportInviter({ invitation }: { invitation: StoredInvitation }) {
  const { t } = useTranslation("invite");
  const { accept, isBusy, boundTo, problem, dialog } = useAcceptInvitation(invitation);
  const name = invitation.inviterName || invitation.recode;
  const outcome = useLostFocus<HTMLDivElement>(boundTo !== null || problem?.isOver === true);
  if (boundTo !== null)
    return (
      <div ref={outcome} tabIndex={-1}>
        <Banner tone="green" role="status">
          {t("existing.bound", { name })}
        </Banner>
      </div>
    );
  return (
    <div ref={outcome} tabIndex={-1}>
      <Banner
        tone="amber"
        {...(problem && { role: "alert" })}
        action={
          problem?.isOver ? undefined : (
            <Button size="small" onClick={accept} isBusy={isBusy}>
              {t("registered.retry")}
            </Button>
          )
        }
      >
        {problem?.text ?? t("registered.unreported", { name })}
        {problem?.again && <span className="block">{problem.again}</span>}
      </Banner>
      {dialog}
    </div>
  );
}
