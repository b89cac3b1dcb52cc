import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { inviterQuery } from "../../../api/invite/queries";
import { type Invitation, type Programme, readInvitation } from "../../../rules/invite-invitation";
import { useSession } from "../../../shared/session/use-session";
import { useIsHydrating } from "../../../shared/use-is-hydrating";

/** The invitation in the address of an inviter's page that was passed on to somebody else; null on one's own page. */
export function usePassedOnPage(programme: Programme): Invitation | null {
  const { search } = useLocation();
  const isHydrating = useIsHydrating();
  const session = useSession();
  const invitation = isHydrating ? null : readInvitation(new URLSearchParams(search), programme);
  const isSignedIn = session.state === "signed-in";
  // Whose session ends while the page is open stays on it.
  const [hasBeenSignedIn, setBeenSignedIn] = useState(false);
  if (isSignedIn && !hasBeenSignedIn) setBeenSignedIn(true);
  const own = useQuery({ ...inviterQuery(), enabled: invitation !== null && isSignedIn });
  if (session.state === "signed-out") return hasBeenSignedIn ? null : invitation;
  const isOthers = own.data !== undefined && own.data.recode.toUpperCase() !== invitation?.recode;
  return isOthers ? invitation : null;
}
