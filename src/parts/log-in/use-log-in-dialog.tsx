import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { userInfoQuery } from "../../api/account/queries";
import { toResult } from "../../client/client-error";
import { useKnownUser } from "../session/use-session";
import { LaterLogInDialog } from "./later-log-in-dialog";

interface LogInQuestion {
  /** Does it at once where somebody is logged in, else after they have logged in; not at all where they do not. */
  readonly ask: (then: () => void) => void;
  /** Whether it is being found out who is there. */
  readonly isAsking: boolean;
  /** To be put anywhere in the screen. */
  readonly dialog: ReactNode;
}

/**
 * For screens that are for everybody with an act that needs a user: the door opens over the page, which stays, and
 * the act goes on by itself afterwards.
 * @param note what is kept for the visitor meanwhile, said in the dialog
 */
export function useLogInDialog(note?: ReactNode): LogInQuestion {
  const client = useQueryClient();
  const user = useKnownUser();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<(() => void) | null>(null);

  const ask = async (then: () => void) => {
    if (user !== null) return then();
    setAsking(true);
    // This device may not remember a session that the server knows.
    const result = await toResult(client.fetchQuery(userInfoQuery()));
    setAsking(false);
    if (result.ok) return then();
    waiting.current = then;
    setOpen(true);
  };

  const handleEntry = useEffectEvent(() => {
    const then = waiting.current;
    waiting.current = null;
    setOpen(false);
    then?.();
  });
  const hasEntered = isOpen && user !== null;
  useEffect(() => {
    if (hasEntered) handleEntry();
  }, [hasEntered]);

  const handleClose = () => {
    waiting.current = null;
    setOpen(false);
  };
  return {
    ask: (then) => void ask(then),
    isAsking,
    dialog: <LaterLogInDialog isOpen={isOpen} onClose={handleClose} note={note} />,
  };
}
