import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useBindInvitee } from "../../../api/invite/mutations";
import { isOutcomeUnknown, toResult } from "../../../client/client-error";
import { useTranslation } from "../../../i18n/use-translation";
import type { Invitation } from "../../../rules/invite-invitation";
import { useSignInDialog } from "../../../shared/sign-in/use-sign-in-dialog";
import { bindingBody, isBindingOver } from "./binding";
import { onAcceptance, readAcceptance, removeStoredInvitation, storeAcceptance } from "./stored-invitation";
import { useDescribeBindingError } from "./use-describe-binding-error";

interface AcceptInvitation {
  /** Binds the customer to the inviter; whose session has ended logs in first. */
  readonly accept: () => void;
  readonly isBusy: boolean;
  /** What the inviter is called, once the customer is bound. */
  readonly boundTo: string | null;
  readonly problem: {
    readonly text: string;
    /** What asking again does, where the answer was lost. */
    readonly again: string | null;
    /** Whether asking again changes nothing. */
    readonly isOver: boolean;
  } | null;
  /** The sign-in dialog; rendered anywhere. */
  readonly dialog: ReactNode;
}

/** Accepting an invitation with an account that is there already. */
export function useAcceptInvitation(invitation: Invitation): AcceptInvitation {
  const { t } = useTranslation("invite");
  const describeError = useDescribeBindingError();
  const bind = useBindInvitee();
  const { requireSignIn, isChecking, dialog } = useSignInDialog(t("existing.signInNote"));
  const [problem, setProblem] = useState<AcceptInvitation["problem"]>(null);
  const [acceptedBefore, setAcceptedBefore] = useState(() => readAcceptance(invitation));
  const handleAcceptance = useEffectEvent(() => setAcceptedBefore(readAcceptance(invitation)));
  useEffect(() => onAcceptance(() => handleAcceptance()), []);
  const accept = async () => {
    const result = await toResult(bind.mutateAsync(bindingBody(invitation)));
    if (result.ok || isBindingOver(result.error)) removeStoredInvitation();
    if (result.ok) {
      storeAcceptance(invitation, result.data.inviterName);
      return null;
    }
    const { error } = result;
    setProblem(
      // That the session has ended, the sign-in dialog says.
      error.kind === "signed-out"
        ? null
        : {
            text: describeError(error),
            again: isOutcomeUnknown(error) ? t("existing.again") : null,
            isOver: isBindingOver(error),
          },
    );
    return error;
  };
  return {
    accept: () => void requireSignIn(accept),
    isBusy: bind.isPending || isChecking,
    boundTo: bind.data?.inviterName ?? acceptedBefore,
    problem,
    dialog,
  };
}
