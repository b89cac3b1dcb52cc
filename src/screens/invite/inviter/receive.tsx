import { createContext, type ReactNode, use, useMemo, useRef, useState } from "react";
import { useReceiveRedPacket } from "../../../api/invite/mutations";
import { toResult } from "../../../client/client-error";
import { readMessengerVisit } from "../../../platform/messenger-visit";
import { useLostFocus } from "../../../ui/use-lost-focus";
import { logInviteActivity } from "../invite-log";
import type { InviteAward } from "./award-states";
import { type Outcome, ReceiveOutcome } from "./receive-outcome";

interface Receive {
  /** Receives an award; while one is on its way, nothing. */
  readonly receive: (award: InviteAward) => void;
  /** The award on its way; null where none is. */
  readonly pendingId: number | null;
}

const ReceiveContext = createContext<Receive | null>(null);

/** How to receive a red packet below a `ReceiveProvider`. */
export function useReceive(): Receive {
  const value = use(ReceiveContext);
  if (value === null) throw new Error("ReceiveProvider is missing above.");
  return value;
}

/**
 * Receives red packets for the rows below and shows what became of each. It stands above the lists: a row that was
 * received leaves its list before its receipt is read.
 */
export function ReceiveProvider({ children }: { children: ReactNode }) {
  const { mutateAsync } = useReceiveRedPacket();
  const [pendingId, setPendingId] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isOpen, setOpen] = useState(false);
  const list = useLostFocus<HTMLDivElement>(outcome !== null && !isOpen);
  // Known at once: the second press of a double press may come before the next render.
  const pending = useRef<number | null>(null);
  const received = useRef(new Set<number>());
  const value = useMemo((): Receive => {
    const receive = async ({ id, programme }: InviteAward) => {
      if (pending.current !== null || received.current.has(id)) return;
      pending.current = id;
      setPendingId(id);
      logInviteActivity(programme, "receive", { awardId: id });
      const { openid } = readMessengerVisit();
      const result = await toResult(mutateAsync({ id, ...(openid !== null && { openid }) }));
      pending.current = null;
      if (result.ok) received.current.add(id);
      setPendingId(null);
      // The sign-in dialog over the page says so; afterwards it can be received as before.
      if (!result.ok && result.error.kind === "signed-out") return;
      setOutcome(result.ok ? { receipt: result.data } : { error: result.error });
      setOpen(true);
    };
    return { receive: (award) => void receive(award), pendingId };
  }, [mutateAsync, pendingId]);
  return (
    <ReceiveContext value={value}>
      {/* Where nothing is left to be received it takes no room, nor the distance to what follows. */}
      <div ref={list} tabIndex={-1} className="empty:absolute">
        {children}
      </div>
      {outcome && <ReceiveOutcome outcome={outcome} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </ReceiveContext>
  );
}
