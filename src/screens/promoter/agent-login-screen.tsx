import { Navigate, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { safeReturnAddress } from "../../platform/return-address";
import { PageHead } from "../../shared/page-head";
import { PhoneBar } from "../../shared/phone-bar";
import { addresses } from "../../shared/routing/addresses";
import { type UserInfo, useSession } from "../../shared/session/use-session";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { agentAddresses } from "./area/agent-addresses";
import { AgentBar } from "./area/agent-bar";
import { AgentProblem } from "./area/agent-problem";
import { usePartnerAccess } from "./area/use-partner-access";
import { AccessRefused } from "./entry/access-refused";
import { AgentSignIn } from "./entry/agent-sign-in";

/** Sign-in to the partner area; `?next=` leads back. An account that may not enter learns why and what to do. */
export function AgentLoginScreen() {
  const { t } = useTranslation("promoter-entry");
  const [query] = useSearchParams();
  const next = safeReturnAddress(query.get("next"));
  const session = useSession();
  const content = () => {
    switch (session.state) {
      case "signed-in":
        return <SignedIn user={session.user} next={next} />;
      case "loading":
        return <Skeleton rows={5} />;
      case "signed-out":
        return <AgentSignIn hasReturnAddress={next !== null} />;
      case "failed":
        return <AgentProblem error={session.error} onRetry={session.retry} isRetrying={session.isRetrying} />;
    }
  };
  return (
    <>
      <PageHead title={t("login.title")} description={t("login.description")} isHidden />
      <AgentBar />
      <PhoneBar title={t("login.title")} backTo={addresses.home} />
      <Container className="py-0 sm:py-16">{content()}</Container>
    </>
  );
}

function SignedIn({ user, next }: { user: UserInfo; next: string | null }) {
  const access = usePartnerAccess();
  switch (access.state) {
    case "loading":
      return <Skeleton rows={5} />;
    case "allowed":
      return <Navigate replace to={next ?? agentAddresses.home} />;
    case "refused":
      return <AccessRefused reason={access.reason} user={user} partner={access.partner} />;
    case "failed":
      return <AgentProblem error={access.error} onRetry={access.retry} isRetrying={access.isRetrying} />;
  }
}
