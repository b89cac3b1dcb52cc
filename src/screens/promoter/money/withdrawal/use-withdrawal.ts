import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAddWithdrawal } from "../../../../api/promoter/mutations";
import { withdrawalInfoQuery } from "../../../../api/promoter/queries";
import { isOutcomeUnknown, toResult } from "../../../../client/client-error";
import { refusalAtField } from "../../../../forms/refusal-at-field";
import { useForm } from "../../../../forms/use-form";
import type { components } from "../../../../generated/promoter";
import { withdrawal as limits } from "../../../../rules/limits";
import { yuanToFen } from "../../../../rules/numbers";
import { withdrawalForm } from "../../../../rules/promoter";
import { withholdUnder } from "../../../../rules/tax";
import { useDebounced } from "../../../../shared/use-debounced";
import { useIdempotencyKey } from "../../../../shared/use-idempotency-key";
import { useActionLock } from "../../use-action-lock";
import { fenOf, yuanOf } from "../fen";
import { isSameTax, readTaxInputs, readTaxTerms, readWithholding } from "./tax-steps";
import { type AmountMode, grossText, readTypedAmount } from "./typed-amount";

type Schemas = components["schemas"];

/** Refusals about the amount: negative, zero, under the minimum, over the balance, no card. */
const amountRefusals = {
  45101: "amount",
  45102: "amount",
  45103: "amount",
  45104: "amount",
  45105: "amount",
};

export type Withdrawal = ReturnType<typeof useWithdrawal>;

/** A withdrawal while it is typed, previewed and sent. */
export function useWithdrawal(info: Schemas["WithdrawalInfo"]) {
  const terms = useMemo(() => readTaxTerms(info.tax), [info.tax]);
  const inputs = useMemo(() => readTaxInputs(info.tax), [info.tax]);
  const [mode, setMode] = useState<AmountMode>("gross");
  const [typed, setTyped] = useState("");
  /** Whether the last try was not answered. */
  const [isUncertain, setUncertain] = useState(false);
  const [placed, setPlaced] = useState<Schemas["WithdrawalRecord"] | null>(null);
  const queries = useQueryClient();
  const add = useAddWithdrawal();
  const key = useIdempotencyKey("withdrawal");
  const lock = useActionLock("withdrawal");

  const form = useForm({
    // A withdrawal that may have been made already has changed the balance: asking again is not judged by it.
    schema: withdrawalForm(
      isUncertain
        ? {}
        : { withdrawableFen: fenOf(info.balance.withdrawable), hasBankCard: info.bank !== null },
    ),
    defaultValues: { amount: "" },
    onSubmit: async ({ amount: checked }) => {
      // Written in one way, so that 500 and 500.00 are the same request.
      const request = { amount: yuanOf(fenOf(checked)) };
      const result = await toResult(add.mutateAsync({ request, idempotencyKey: key.of(request).key }));
      const isUnanswered = !result.ok && isOutcomeUnknown(result.error);
      setUncertain(isUnanswered);
      if (isUnanswered) void refreshMoney(queries);
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, amountRefusals);
    },
    onSuccess: (record) => {
      key.forget();
      setPlaced(record);
      show("gross", "");
    },
  });

  const show = (nextMode: AmountMode, text: string) => {
    setMode(nextMode);
    setTyped(text);
    const amount = grossText(nextMode, text, terms, inputs);
    const hasError = form.getFieldState("amount").error !== undefined;
    form.setValue("amount", amount, { shouldValidate: hasError });
  };

  const amount = grossText(mode, typed, terms, inputs);
  const grossFen = yuanToFen(amount);
  const isPreviewed = grossFen !== null && grossFen >= limits.minimumFen;
  const estimate = isPreviewed ? withholdUnder(terms, grossFen, inputs) : null;
  const previewed = usePreview(estimate === null ? null : yuanOf(estimate.grossFen));
  const confirmed = previewed !== null && previewed.grossFen === grossFen ? previewed : null;

  return {
    info,
    terms,
    form,
    mode,
    typed,
    grossFen,
    /** The way to the net: the server's once it answered, this device's until then; null for no amount. */
    steps: confirmed ?? estimate,
    isConfirmed: confirmed !== null,
    /** Whether the server came to another tax than its own rule gives on this device. */
    isDifferent: confirmed !== null && estimate !== null && !isSameTax(confirmed, estimate),
    ordinal: info.tax.inputs.monthCount + 1,
    secondsLocked: lock.secondsLeft,
    /** Whether the last try was not answered: the same amount may be sent again and is withdrawn once. */
    isUncertain,
    placed,
    type: (text: string) => show(mode, readTypedAmount(text)),
    /** Turns the way round: what was gross is asked for as net, and back. */
    switchMode: (nextMode: AmountMode) => {
      const netFen = estimate?.netFen ?? null;
      if (nextMode === mode) return;
      if (nextMode === "net") show("net", netFen === null ? typed : yuanOf(netFen));
      else show("gross", estimate === null ? typed : amount);
    },
    takeAll: () => show("gross", info.balance.withdrawable),
    check: () => {
      if (amount !== "") void form.trigger("amount");
    },
    /** Lets the amount be changed although the last try was not answered: another amount is another withdrawal. */
    giveUp: () => setUncertain(false),
    startAgain: () => setPlaced(null),
  };
}

/** Reads again what a withdrawal changes, where nobody knows whether it was made. */
function refreshMoney(queries: QueryClient): Promise<unknown> {
  const keys = ["getWithdrawalInfo", "getRebateSummary", "listMoneyRecords"];
  return Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}

/** The server's own tax of an amount that stood still for an instant; null until it is there. */
function usePreview(amount: string | null) {
  const debounced = useDebounced(amount);
  const query = useQuery({ ...withdrawalInfoQuery(debounced ?? undefined), enabled: debounced !== null });
  const preview = debounced === null ? null : (query.data?.preview ?? null);
  return useMemo(() => preview && readWithholding(preview), [preview]);
}
