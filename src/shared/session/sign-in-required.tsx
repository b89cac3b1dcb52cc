import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { loadNamespaces } from "../../i18n/set-up";
import { currentLocale } from "../../platform/current-locale";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { lazyDialog } from "../lazy-dialog";
import { ReadProblem } from "../read-problem";
import { addresses, loginAddress } from "../routing/addresses";
import { importSigning } from "../sign-in/import-signing";
import { isLeaving, setLeavingEntry } from "./leaving";
import { SignedInUser } from "./signed-in-user";
import { type UserInfo, useSession } from "./use-session";

const EndedSession = lazyDialog(async () => {
  const translations = loadNamespaces(currentLocale(), ["account-log-in", "verification"]);
  const [module] = await Promise.all([import("../sign-in/ended-session"), translations, importSigning()]);
  return module.EndedSession;
});

interface SignInRequiredProps {
  children: ReactNode;
  /** Placeholder while the user is fetched; as tall as the screen. */
  loading?: ReactNode;
  /** Whether the page has a heading beside it, so that a failure does not bring another. */
  hasHeading?: boolean;
  /** What stands around a failure, where the page would have nothing else. */
  frame?: (failure: ReactNode) => ReactNode;
  /** For signed-out visitors: the sign-in page that leads back to an address; the site's own by default. */
  signInAddress?: (next: string) => string;
}

/**
 * A screen for signed-in users, with the user from `useUser`. Others are sent to the sign-in page and return to this
 * address. When the session ends while the screen is open, a sign-in dialog opens over it, and the input stays;
 * closing that goes home.
 */
export function SignInRequired({
  children,
  loading,
  hasHeading = false,
  frame = (failure) => failure,
  signInAddress = loginAddress,
}: SignInRequiredProps) {
  const session = useSession();
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [signedIn, setSignedIn] = useState<UserInfo | null>(null);
  if (session.user !== null && session.user !== signedIn) setSignedIn(session.user);
  useEffect(() => () => setLeavingEntry(null), []);

  const waiting = loading ?? <Waiting />;
  const screen = signedIn !== null && (
    // Another user gets a screen of their own, with nothing left of the one before.
    <SignedInUser key={signedIn.kdUid} value={signedIn}>
      {children}
    </SignedInUser>
  );
  switch (session.state) {
    case "signed-in":
      return screen;
    case "loading":
      return screen || waiting;
    case "signed-out":
      if (isLeaving(key)) return screen || waiting;
      if (!screen) return <Navigate replace to={signInAddress(pathname + search + hash)} />;
      return (
        <>
          {screen}
          <EndedSession isOpen onClose={() => void navigate(addresses.home)} />
        </>
      );
    case "failed":
      return frame(
        <ReadProblem
          error={session.error}
          onRetry={session.retry}
          isRetrying={session.isRetrying}
          isPage={!hasHeading}
        />,
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
