import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { useFailureWords } from "../../i18n/use-message";
import { Container } from "../../ui/container";
import { PageProblem } from "../../ui/page-problem";
import { Skeleton } from "../../ui/skeleton";
import { loginAddress } from "../routing/addresses";
import { isLeaving, noteLeaving } from "./leaving";
import { SignedInUser } from "./signed-in-user";
import { useSession } from "./use-session";

interface SignInRequiredProps {
  children: ReactNode;
  /** Stands in for the screen while it is asked who is there; as tall as the screen. */
  loading?: ReactNode;
}

/**
 * A screen that belongs to a user, who is then there by `useUser`. Whoever is not logged in goes to the log-in page
 * and comes back to this address; drafts of the screen's forms are on the device and wait.
 */
export function SignInRequired({ children, loading }: SignInRequiredProps) {
  const { t } = useTranslation();
  const say = useFailureWords();
  const session = useSession();
  const { pathname, search, hash, key } = useLocation();
  useEffect(() => () => noteLeaving(null), []);
  const waiting = loading ?? <Waiting />;
  switch (session.state) {
    case "loading":
      return waiting;
    case "signed-out":
      return isLeaving(key) ? waiting : <Navigate replace to={loginAddress(pathname + search + hash)} />;
    case "failed":
      return (
        <PageProblem
          isPage
          title={t("status.failed")}
          onRetry={session.error.canRetry ? session.retry : undefined}
          isRetrying={session.isRetrying}
        >
          {say(session.error)}
        </PageProblem>
      );
    case "signed-in":
      // Another user gets a screen of their own, with nothing left of the one before.
      return (
        <SignedInUser key={session.user.kdUid} value={session.user}>
          {children}
        </SignedInUser>
      );
  }
}

function Waiting() {
  return (
    <Container className="py-10">
      <Skeleton rows={6} />
    </Container>
  );
}
