import { useState } from "react";
import { useCancelOrder } from "../../api/mall/mutations";
import { type ClientError, toResult } from "../../client/client-error";
import { useCurrentFailure } from "../../forms/use-current-failure";
import { useDescribeError } from "../../i18n/use-message";
import { toaster } from "../../ui/toaster";

interface Cancellation {
  readonly order: { readonly orderId: number; readonly orderNo: string; readonly userId: string };
  /** Said once it is cancelled. */
  readonly doneText: string;
  /** The server refused: the order is not what the page shows and has to be fetched again. */
  readonly onRefused: () => void;
}

/** Cancels an unpaid order, after asking. */
export function useOrderCancellation({
  order: { orderId, orderNo, userId },
  doneText,
  onRefused,
}: Cancellation) {
  const describeError = useDescribeError();
  const { mutateAsync: cancel, isPending } = useCancelOrder();
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const [lastProblem, setProblem] = useState<ClientError | null>(null);
  const problem = useCurrentFailure(lastProblem);
  const confirm = async () => {
    setProblem(null);
    const result = await toResult(cancel({ orderId, orderNo, userId }));
    if (!result.ok && result.error.kind !== "refused") return setProblem(result.error);
    setAsking(false);
    if (result.ok) return toaster.success(doneText);
    // The order as it is now may have no button, so the reason shows elsewhere.
    toaster.error(describeError(result.error));
    onRefused();
  };
  return {
    /** Whether the question is open; null until it is first asked: most orders of a list are never cancelled. */
    isAsking,
    isPending,
    /** Why it could not be sent; the question stays open. */
    problem: problem === null ? undefined : describeError(problem),
    ask: () => setAsking(true),
    confirm: () => void confirm(),
    close: () => {
      setAsking(false);
      setProblem(null);
    },
  };
}
