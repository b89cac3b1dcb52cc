import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { inviterQuery } from "../../../api/invite/queries";
import type { ClientError } from "../../../client/client-error";
import {
  chooseInvitation,
  hasMalformedCode,
  type Invitation,
  invitationQuery,
  type Programme,
  readInvitation,
  readProgramme,
} from "../../../rules/invite-invitation";
import { useIsHydrating } from "../../../shared/use-is-hydrating";
import { readStoredInvitation, type StoredInvitation, storeInvitation } from "./stored-invitation";

/** Two invitations, of which the visitor has to choose one. */
export interface InvitationConflict {
  readonly stored: StoredInvitation;
  readonly arrived: Invitation;
  /** What the inviter of the arrived link is called; "" until it is known. */
  readonly arrivedName: string;
  /** Decides; the address then carries the chosen one. */
  readonly choose: (which: "stored" | "arrived") => void;
}

/** Who invited the visitor of a page, as far as it is known. */
export interface InvitationState {
  /** The invitation that applies; null without one, with an unknown code, or where `conflict` has to be decided. */
  readonly invitation: Invitation | null;
  readonly programme: Programme;
  /** What the inviter is called; null while it is being fetched and without an invitation. */
  readonly inviterName: string | null;
  readonly isLoading: boolean;
  /** Why the inviter could not be fetched; a code nobody has is `isUnknownCode`. */
  readonly error: ClientError | null;
  readonly retry: () => void;
  readonly isUnknownCode: boolean;
  readonly conflict: InvitationConflict | null;
}

const notFound = 404;

/**
 * The invitation of the address or else of this device; once its inviter is known it is stored until it is used.
 * @param defaultProgramme what applies where an address names no programme
 */
export function useInvitation(defaultProgramme: Programme = "zhj"): InvitationState {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // A prerendered page knows neither its query nor its visitor.
  const isHydrating = useIsHydrating();
  const query = new URLSearchParams(isHydrating ? "" : search);
  const arrived = readInvitation(query, defaultProgramme);
  // Read once: what this page itself stores must not be taken for an older invitation.
  const [storedAtStart, setStored] = useState(readStoredInvitation);
  const stored = isHydrating ? null : storedAtStart;
  const choice = chooseInvitation(arrived, stored);
  const asked = choice.kind === "active" ? choice.invitation : null;
  const arrivedCode = choice.kind === "conflict" ? choice.arrived.recode : undefined;
  const recode = asked?.recode ?? arrivedCode;
  const inviter = useQuery({ ...inviterQuery(recode ?? ""), enabled: recode !== undefined });
  const isUnknownCode = inviter.error?.kind === "refused" && inviter.error.code === notFound;
  // A link with an unknown code cannot compete with a stored invitation.
  const isConflict = choice.kind === "conflict" && !isUnknownCode;
  const invitation = isUnknownCode ? (choice.kind === "conflict" ? stored : null) : asked;
  const inviterName =
    choice.kind === "conflict" && isUnknownCode
      ? (stored?.inviterName ?? null)
      : (inviter.data?.displayName ?? null);

  const name = inviter.data?.displayName;
  const arrivedText = asked === null ? null : invitationQuery(asked);
  useEffect(() => {
    if (name === undefined || arrivedText === null) return;
    const verified = readInvitation(new URLSearchParams(arrivedText));
    if (verified) storeInvitation({ ...verified, inviterName: name });
  }, [name, arrivedText]);

  const choose = (which: "stored" | "arrived") => {
    if (choice.kind !== "conflict" || stored === null) return;
    const chosen =
      which === "stored" ? stored : { ...choice.arrived, inviterName: inviter.data?.displayName ?? "" };
    storeInvitation(chosen);
    setStored(chosen);
    void navigate(pathname + invitationQuery(chosen, defaultProgramme) + hash, { replace: true });
  };
  return {
    invitation,
    programme: invitation?.programme ?? readProgramme(query, defaultProgramme),
    inviterName: isConflict ? null : inviterName,
    isLoading: recode !== undefined && inviter.isPending,
    error: isUnknownCode ? null : inviter.error,
    retry: () => void inviter.refetch(),
    isUnknownCode: isUnknownCode || hasMalformedCode(query),
    conflict:
      isConflict && stored !== null
        ? { stored, arrived: choice.arrived, arrivedName: name ?? "", choose }
        : null,
  };
}
