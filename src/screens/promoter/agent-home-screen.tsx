import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { type UserInfo, useSession } from "../../shared/session/use-session";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { AgentLayout } from "./area/agent-layout";
import { PartnerContext } from "./area/partner";
import { usePartnerAccess } from "./area/use-partner-access";
import { startListService } from "./customers/engine/list-service";
import { AccessRefused } from "./entry/access-refused";
import { HomeWelcome } from "./home/home-welcome";
import { PartnerHome } from "./home/partner-home";

/** The first page of the partner area: for partners what to do today, for everybody else the ways in. */
export function AgentHomeScreen() {
  const { t } = useTranslation("promoter-home");
  const session = useSession();
  const content = () => {
    switch (session.state) {
      case "signed-in":
        return <KnownUserHome user={session.user} />;
      case "loading":
        return <HomeLoading />;
      case "signed-out":
        return <HomeWelcome />;
      case "failed":
        return (
          <ReadProblem isPage error={session.error} onRetry={session.retry} isRetrying={session.isRetrying} />
        );
    }
  };
  const title = t(session.state === "signed-out" ? "welcome.title" : "title");
  return (
    <>
      <PageHeader title={title} description={t("description")} isHidden />
      {content()}
    </>
  );
}

function HomeLoading() {
  const { t } = useTranslation("promoter-home");
  return (
    <AgentLayout current="home" title={t("title")} isLoading>
      <Skeleton rows={8} />
    </AgentLayout>
  );
}

function KnownUserHome({ user }: { user: UserInfo }) {
  const { t } = useTranslation("promoter-home");
  const access = usePartnerAccess();
  // A worker takes its time to start: it has, while the page asks what the user may see.
  useEffect(() => startListService(), []);
  switch (access.state) {
    case "loading":
      return <HomeLoading />;
    case "failed":
      return (
        <ReadProblem isPage error={access.error} onRetry={access.retry} isRetrying={access.isRetrying} />
      );
    case "refused":
      return access.reason === "noRole" ? (
        <HomeWelcome account={access.partner} />
      ) : (
        <Container>
          <AccessRefused reason={access.reason} user={user} partner={access.partner} />
        </Container>
      );
    case "allowed":
      return (
        <PartnerContext value={access.partner}>
          <AgentLayout current="home" title={t("title")}>
            <PartnerHome />
          </AgentLayout>
        </PartnerContext>
      );
  }
}
