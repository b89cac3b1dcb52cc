import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { SignInRequired } from "../../shared/session/sign-in-required";
import { Container } from "../../ui/container";
import { NavTabs } from "../../ui/nav-tabs";
import { Skeleton } from "../../ui/skeleton";
import { textLink } from "../../ui/text-link";
import type { InviteFamily } from "./families";
import { AwardList } from "./inviter/award-list";
import { AwardReminder } from "./inviter/award-reminder";
import { InviteeList } from "./inviter/invitee-list";
import { OpenList } from "./inviter/open-list";
import { ReceiveProvider } from "./inviter/receive";

const views = ["packets", "invitees", "opens"] as const;

/** All red packets, all who came by the code, and when it was opened; the choice stands in the address. */
export function InviteRewardsScreen({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite-inviter");
  const { pathname, search } = useLocation();
  const chosen = new URLSearchParams(search).get("view");
  const current = views.find((view) => view === chosen) ?? "packets";
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title={t("rewards.title")} isHidden />
      <p className="text-13">
        <Link to={family.addresses.home} className={`${textLink} touch-area`}>
          {t("rewards.back")}
        </Link>
      </p>
      <h1 className="mt-2 mb-4 text-26 sm:text-34">{t("rewards.title")}</h1>
      <SignInRequired loading={<Skeleton rows={8} />} hasHeading>
        <NavTabs
          label={t("rewards.views")}
          current={current}
          tabs={views.map((view) => ({
            id: view,
            label: t(`rewards.${view}`),
            render: (linkProps) => (
              <Link to={view === "packets" ? pathname : `${pathname}?view=${view}`} {...linkProps} />
            ),
          }))}
        />
        {current === "packets" && (
          <ReceiveProvider>
            <AwardList family={family} />
          </ReceiveProvider>
        )}
        {current === "invitees" && <InviteeList family={family} />}
        {current === "opens" && <OpenList family={family} />}
        <div className="mt-8">
          <AwardReminder />
        </div>
      </SignInRequired>
    </Container>
  );
}
