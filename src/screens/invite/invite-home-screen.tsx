import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { inviteMerchantQuery, inviteShareQuery, inviteVisualQuery } from "../../api/invite/queries";
import { useTranslation } from "../../i18n/use-translation";
import { invitationQuery } from "../../rules/invite-invitation";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { addresses, loginAddress } from "../../shared/routing/addresses";
import { SignInRequired } from "../../shared/session/sign-in-required";
import { useSession } from "../../shared/session/use-session";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { textLink } from "../../ui/text-link";
import type { InviteFamily } from "./families";
import { HowInvitingWorks } from "./how-inviting-works";
import { inviteAddresses } from "./invite-addresses";
import { InviteHeader } from "./invite-header";
import { logInviteActivity } from "./invite-log";
import { AwardReminder } from "./inviter/award-reminder";
import { InviteTotals } from "./inviter/invite-totals";
import { ReceiveProvider } from "./inviter/receive";
import { SharePanel } from "./inviter/share-panel";
import { usePassedOnPage } from "./inviter/use-passed-on-page";
import { WaitingAwards } from "./inviter/waiting-awards";
import { waitingAwardsQuery } from "./inviter/waiting-awards-query";
import { LatestAwards } from "./latest-awards";

/** The inviter's page; whoever it was passed on to gets the invitation instead. */
export function InviteHomeScreen({ family }: { family: InviteFamily }) {
  const invitation = usePassedOnPage(family.programme);
  if (invitation !== null)
    return <Navigate replace to={inviteAddresses.invitation + invitationQuery(invitation)} />;
  return <InviterPage family={family} />;
}

/** What to pass on, what came of it, what waits to be received. */
function InviterPage({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite-inviter");
  const { programme } = family;
  const visual = useQuery(inviteVisualQuery(programme));
  useEffect(() => logInviteActivity(programme, "view"), [programme]);
  return (
    <>
      <PageHeader title={t("home.title")} isHidden />
      <InviteHeader family={family} title={visual.data?.title ?? t("home.title")}>
        {/* It promises what a program that has ended no longer gives. */}
        {visual.data?.isOpen !== false && (
          <p className="mt-2 min-h-14 max-w-reading sm:min-h-7 text-17 text-ink2">{visual.data?.subtitle}</p>
        )}
        <LatestAwards programme={programme} />
      </InviteHeader>
      <ForInviters family={family}>
        <Container className="grid min-h-dvh content-start gap-10 py-8 sm:py-12">
          <Sharing family={family} />
          <BelowSharing family={family} />
        </Container>
      </ForInviters>
    </>
  );
}

/**
 * What belongs to a signed-in inviter. Whoever comes without a session reads how it works and logs in from there: many
 * arrive from a message and have never seen the page.
 */
function ForInviters({ family, children }: { family: InviteFamily; children: ReactNode }) {
  const { t } = useTranslation("invite-inviter");
  const session = useSession();
  const [hasBeenSignedIn, setBeenSignedIn] = useState(false);
  if (session.state === "signed-in" && !hasBeenSignedIn) setBeenSignedIn(true);
  if (session.state !== "signed-out" || hasBeenSignedIn)
    return (
      <SignInRequired loading={<Waiting />} hasHeading>
        {children}
      </SignInRequired>
    );
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:py-12">
      <div className="max-w-panel">
        <Button
          variant="primary"
          size="large"
          isWide
          render={(linkProps) => <Link to={loginAddress(family.addresses.home)} {...linkProps} />}
        >
          {t("home.logIn")}
        </Button>
        <p className="mt-2 text-13 text-ink2">{t("home.logInText")}</p>
      </div>
      <HowInvitingWorks family={family} />
    </Container>
  );
}

/** What came of it. Nobody knows before how tall the panel and the waiting red packets are, so all of it shows after them. */
function BelowSharing({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite-inviter");
  const { programme, addresses: own } = family;
  const waits = [
    useQuery(inviteMerchantQuery(programme)),
    useQuery(inviteShareQuery(programme, "register")),
    useQuery(waitingAwardsQuery(programme)),
  ];
  return (
    <div className={classNames("grid gap-10", waits.some(({ isPending }) => isPending) && "invisible")}>
      <ReceiveProvider>
        <WaitingAwards family={family} />
      </ReceiveProvider>
      <InviteTotals family={family} />
      <AwardReminder />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-13">
        <Link
          to={own.rules}
          className={`${textLink} touch-area`}
          onClick={() => logInviteActivity(programme, "openRules")}
        >
          {t("home.rules")}
        </Link>
        <Link to={own.product} className={`${textLink} touch-area`}>
          {t("home.preview")}
        </Link>
      </p>
    </div>
  );
}

function Sharing({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite-inviter");
  const merchant = useQuery(inviteMerchantQuery(family.programme));
  const [target, setTarget] = useState<"register" | "product">("register");
  const share = useQuery({
    ...inviteShareQuery(family.programme, target),
    placeholderData: keepPreviousData,
  });
  const first = useQuery(inviteShareQuery(family.programme));
  // Where the other links cannot be read, the first ones can still be passed on.
  const shown = share.data ?? first.data;
  const failed = [merchant, share].find(({ data, error }) => error !== null && data === undefined);
  const problem = failed?.error && (
    <ReadProblem error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
  );
  if (merchant.data === undefined || shown === undefined) return problem ?? <Skeleton rows={6} />;
  if (merchant.data.status === "notMember")
    return (
      <Banner
        tone="amber"
        action={
          <Button size="small" render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
            {t("home.buy")}
          </Button>
        }
      >
        {t("home.notMember")}
      </Banner>
    );
  return (
    <div className="grid gap-4">
      {merchant.data.status === "closed" && <Banner tone="amber">{t("home.closed")}</Banner>}
      <SharePanel
        family={family}
        share={shown}
        merchant={merchant.data}
        target={share.data === undefined ? shown.target : target}
        isWaiting={share.isPlaceholderData}
        onTarget={setTarget}
      />
      {problem}
    </div>
  );
}

function Waiting() {
  return (
    <Container className="min-h-[60rem] py-8 sm:py-12">
      <Skeleton rows={8} />
    </Container>
  );
}
