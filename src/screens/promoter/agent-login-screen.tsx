import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { safeReturnAddress } from "../../platform/return-address";
import { PageHeader } from "../../shared/page-header";
import { PhoneBar } from "../../shared/phone-bar";
import { addresses } from "../../shared/routing/addresses";
import { useSession } from "../../shared/session/use-session";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { AgentBar } from "./area/agent-bar";
import { AgentSignIn } from "./entry/agent-sign-in";

// Most visitors of this page are signed out: the rest loads for the others.
const KnownVisitor = lazy(async () => ({ default: (await import("./entry/known-visitor")).KnownVisitor }));

/** Sign-in to the partner area; `?next=` leads back. An account that may not enter learns why and what to do. */
export function AgentLoginScreen() {
  const { t } = useTranslation("promoter-entry");
  const [query] = useSearchParams();
  const next = safeReturnAddress(query.get("next"));
  const session = useSession();
  return (
    <>
      <PageHeader title={t("login.title")} description={t("login.description")} isHidden />
      <AgentBar />
      <PhoneBar title={t("login.title")} backTo={addresses.home} />
      <Container className="py-0 sm:py-16">
        {session.state === "signed-out" ? (
          <AgentSignIn hasReturnAddress={next !== null} />
        ) : (
          <Suspense fallback={<Skeleton rows={5} />}>
            <KnownVisitor session={session} next={next} />
          </Suspense>
        )}
      </Container>
    </>
  );
}
