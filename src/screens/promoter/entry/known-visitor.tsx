import { Navigate } from "react-router-dom";
import { ReadProblem } from "../../../shared/read-problem";
import type { Session, UserInfo } from "../../../shared/session/use-session";
import { Skeleton } from "../../../ui/skeleton";
import { agentAddresses } from "../area/agent-addresses";
import { usePartnerAccess } from "../area/use-partner-access";
import { AccessRefused } from "./access-refused";

interface KnownVisitorProps {
  session: Session;
  /** The address to return to. */
  next: string | null;
}

/** The sign-in page while a session is checked, or where there is one. */
export function KnownVisitor({ session, next }: KnownVisitorProps) {
  if (session.state === "signed-in") return <SignedIn user={session.user} next={next} />;
  if (session.state === "failed")
    return <ReadProblem error={session.error} onRetry={session.retry} isRetrying={session.isRetrying} />;
  return <Skeleton rows={5} />;
}

/** Redirects a partner into the area; explains to others why their account may not enter. */
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
      return <ReadProblem error={access.error} onRetry={access.retry} isRetrying={access.isRetrying} />;
  }
}
