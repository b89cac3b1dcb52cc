import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { userInfoQuery } from "../../api/account/queries";
import { toResult } from "../../client/client-error";
import { useDescribeError } from "../../i18n/use-message";
import { toaster } from "../../ui/toaster";
import { useKnownUser } from "../session/use-session";
import { LazySignInDialog } from "./lazy-sign-in-dialog";

interface SignInPrompt {
  /** Runs the action at once for a signed-in user, else after sign-in; a closed dialog cancels it. */
  readonly requireSignIn: (action: () => void) => void;
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
  const pendingAction = useRef<(() => void) | null>(null);
  const isShown = useRef(true);
  const describeError = useDescribeError();

  const requireSignIn = async (action: () => void) => {
    if (user !== null) return action();
    setChecking(true);
    // The server may have a session that this device has not stored.
    const result = await toResult(client.fetchQuery(userInfoQuery()));
    // Who went on to another screen meanwhile no longer wants it.
    if (!isShown.current) return;
    setChecking(false);
    if (result.ok) return action();
    // Without an answer nobody knows whether there is a session: logging in would not help.
    if (result.error.kind !== "signed-out") return toaster.error(describeError(result.error));
    pendingAction.current = action;
    setOpen(true);
  };

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const handleSignedIn = useEffectEvent(() => {
    const action = pendingAction.current;
    pendingAction.current = null;
    setOpen(false);
    action?.();
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
    requireSignIn: (action) => void requireSignIn(action),
    isChecking,
    dialog: <LazySignInDialog isOpen={isOpen} onClose={handleClose} note={note} />,
  };
}
