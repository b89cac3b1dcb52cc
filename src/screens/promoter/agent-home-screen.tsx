import { useTranslation } from "../../i18n/use-translation";
import { PageHead } from "../../shared/page-head";
import { useKnownUser } from "../../shared/session/use-session";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { AgentLayout } from "./area/agent-layout";
import { AgentProblem } from "./area/agent-problem";
import { PartnerContext } from "./area/partner";
import { usePartnerAccess } from "./area/use-partner-access";
import { AccessRefused } from "./entry/access-refused";
import { Achievement } from "./home/achievement";
import { Earned } from "./home/earned";
import { HomeRadar } from "./home/home-radar";
import { HomeWelcome } from "./home/home-welcome";
import { ServiceAward } from "./home/service-award";
import { ShareTools } from "./home/share-tools";
import { Today } from "./home/today";

/** The first page of the partner area: for partners what to do today, for everybody else the ways in. */
export function AgentHomeScreen() {
  const { t } = useTranslation("promoter-home");
  const user = useKnownUser();
  return (
    <>
      <PageHead
        title={t(user === null ? "welcome.title" : "title")}
        description={t("description")}
        isHidden
      />
      {user === null ? <HomeWelcome /> : <KnownUserHome user={user} />}
    </>
  );
}

function KnownUserHome({ user }: { user: NonNullable<ReturnType<typeof useKnownUser>> }) {
  const { t } = useTranslation("promoter-home");
  const access = usePartnerAccess();
  switch (access.state) {
    case "loading":
      return (
        <AgentLayout current="home" title={t("title")} isLoading>
          <Skeleton rows={8} />
        </AgentLayout>
      );
    case "failed":
      return (
        <AgentProblem isPage error={access.error} onRetry={access.retry} isRetrying={access.isRetrying} />
      );
    case "refused":
      return access.reason === "noRole" ? (
        <HomeWelcome />
      ) : (
        <Container>
          <AccessRefused reason={access.reason} user={user} partner={access.partner} />
        </Container>
      );
    case "allowed":
      return (
        <PartnerContext value={access.partner}>
          <AgentLayout current="home" title={t("title")}>
            <div className="grid items-start gap-x-15 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="grid min-w-0 gap-10">
                <Today />
                <HomeRadar />
                <ShareTools />
              </div>
              <div className="grid min-w-0 gap-10">
                <Earned />
                <Achievement />
                <ServiceAward />
              </div>
            </div>
          </AgentLayout>
        </PartnerContext>
      );
  }
}
