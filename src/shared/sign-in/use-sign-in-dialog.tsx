import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { userInfoQuery } from "../../api/account/queries";
import { type ClientError, toResult } from "../../client/client-error";
import { useDescribeError } from "../../i18n/use-message";
import { toaster } from "../../ui/toaster";
import { useIsMounted } from "../../ui/use-is-mounted";
import { useKnownUser } from "../session/use-session";
import { LazySignInDialog } from "./lazy-sign-in-dialog";

/** What needs a user. Answers why it failed, null where it did not. */
type SignedInAction = () => Promise<ClientError | null>;

interface SignInPrompt {
  /**
   * Runs the action at once for a signed-in user, else after sign-in; a closed dialog cancels it. Where the action
   * learns that the session has ended, it is run again after sign-in. Settles once it was run or the dialog is open.
   */
  readonly requireSignIn: (action: SignedInAction) => Promise<void>;
  /** Whether the session is being read. */
  readonly isChecking: boolean;
  /** The dialog; rendered anywhere in the screen. */
  readonly dialog: ReactNode;
}

/**
 * For public screens with an action that needs a user: the sign-in dialog opens over the page, and the action
 * continues afterwards.
 * @param note what is stored for the visitor meanwhile, shown in the dialog
 */
export function useSignInDialog(note?: ReactNode): SignInPrompt {
  const client = useQueryClient();
  const user = useKnownUser();
  const [isOpen, setOpen] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const pendingAction = useRef<SignedInAction | null>(null);
  const isMounted = useIsMounted();
  const describeError = useDescribeError();

  const run = async (action: SignedInAction) => {
    const error = await action();
    if (error?.kind === "signed-out" && isMounted.current) ask(action);
  };
  const ask = (action: SignedInAction) => {
    pendingAction.current = action;
    setOpen(true);
  };
  const requireSignIn = async (action: SignedInAction) => {
    if (user !== null) return run(action);
    setChecking(true);
    // The server may have a session that this device has not stored.
    const result = await toResult(client.fetchQuery(userInfoQuery()));
    // Who went on to another screen meanwhile no longer wants it.
    if (!isMounted.current) return;
    setChecking(false);
    if (result.ok) return run(action);
    // Without an answer nobody knows whether there is a session: logging in would not help.
    if (result.error.kind !== "signed-out") return toaster.error(describeError(result.error));
    ask(action);
  };

  // Asked once: a server that takes the session for one call and not for another would be asked for ever.
  const runAgain = async (action: SignedInAction) => {
    const error = await action();
    if (error?.kind === "signed-out") toaster.error(describeError(error));
  };
  const handleSignedIn = useEffectEvent(() => {
    const action = pendingAction.current;
    pendingAction.current = null;
    setOpen(false);
    if (action) void runAgain(action);
  });
  const hasSignedIn = isOpen && user !== null;
  useEffect(() => {
    if (hasSignedIn) handleSignedIn();
  }, [hasSignedIn]);

  const handleClose = () => {
    pendingAction.current = null;
    setOpen(false);
  };
  return {
    requireSignIn,
    isChecking,
    dialog: <LazySignInDialog isOpen={isOpen} onClose={handleClose} note={note} />,
  };
}
