import { useState } from "react";
import { useAddWithdrawal } from "../../../../api/promoter/mutations";
import { isOutcomeUnknown, type Result, toResult } from "../../../../client/client-error";
import { refusalAtField } from "../../../../forms/refusal-at-field";
import type { components } from "../../../../generated/promoter";
import { useAccountLock } from "../../../../shared/use-account-lock";
import { useIdempotencyKey } from "../../../../shared/use-idempotency-key";
import { fenOf, yuanOf } from "../fen";

type Schemas = components["schemas"];

/** Refusals about the amount: negative, zero, under the minimum, over the balance, no card. */
const amountRefusals = {
  45101: "amount",
  45102: "amount",
  45103: "amount",
  45104: "amount",
  45105: "amount",
};

/** Sends a withdrawal once, however often it is tried. */
export interface SendWithdrawal {
  /** Takes a well-formed gross amount in yuan. */
  readonly send: (amount: string) => Promise<Result<Schemas["WithdrawalRecord"]>>;
  /** The amount on its way as it was handed in, also while its answer is missing; null when there is none. */
  readonly sentAmount: string | null;
  /** Whether the last try was not answered: the same amount may be sent again and is withdrawn once. */
  readonly isUncertain: boolean;
  /** Lets the amount be changed all the same: another amount is another withdrawal. */
  readonly giveUp: () => void;
  readonly secondsLocked: number;
}

/** The request under its key, the lock after too many tries, and what is known of the last one. */
export function useSendWithdrawal(): SendWithdrawal {
  const add = useAddWithdrawal();
  const key = useIdempotencyKey("withdrawal");
  const lock = useAccountLock("withdrawal");
  const [sentAmount, setSentAmount] = useState<string | null>(null);
  const [isUncertain, setUncertain] = useState(false);
  const send = async (amount: string) => {
    // Written in one way, so that 500 and 500.00 are the same request.
    const request = { amount: yuanOf(fenOf(amount)) };
    setSentAmount(amount);
    const result = await toResult(add.mutateAsync({ request, idempotencyKey: key.of(request).key }));
    const isWithoutResponse = !result.ok && isOutcomeUnknown(result.error);
    setUncertain(isWithoutResponse);
    if (!isWithoutResponse) setSentAmount(null);
    if (result.ok) key.reset();
    else lock.note(result.error);
    return refusalAtField(result, amountRefusals);
  };
  const giveUp = () => {
    setUncertain(false);
    setSentAmount(null);
  };
  return { send, sentAmount, isUncertain, giveUp, secondsLocked: lock.secondsLeft };
}
