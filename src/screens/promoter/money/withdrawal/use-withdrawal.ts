import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "../../../../forms/use-form";
import type { components } from "../../../../generated/promoter";
import { yuanToFen } from "../../../../rules/numbers";
import { withdrawalForm } from "../../../../rules/promoter";
import { fenOf, yuanOf } from "../fen";
import { type AmountMode, readTypedAmount } from "./typed-amount";
import { useAsWhenSent } from "./use-as-when-sent";
import { useSendWithdrawal } from "./use-send-withdrawal";
import { useTaxPreview } from "./use-tax-preview";
import { useTypedAmount } from "./use-typed-amount";

type Schemas = components["schemas"];

export type Withdrawal = ReturnType<typeof useWithdrawal>;

/** A withdrawal while it is typed, previewed and sent. */
export function useWithdrawal(current: Schemas["WithdrawalInfo"]) {
  const [placed, setPlaced] = useState<Schemas["WithdrawalRecord"] | null>(null);
  const sending = useSendWithdrawal();
  const { isUncertain } = sending;
  const isSent = sending.sentAmount !== null;
  const info = useAsWhenSent(current, isSent);
  const { terms, inputs, mode, typed, amount, formerAmount, show } = useTypedAmount(info, sending);
  const grossFen = yuanToFen(amount);
  const preview = useTaxPreview(grossFen, terms, inputs, isSent);

  const form = useForm({
    // A withdrawal that may have been made already has changed the balance: asking again is not judged by it.
    schema: withdrawalForm(
      isUncertain
        ? { currency: info.currency }
        : {
            currency: info.currency,
            withdrawableFen: fenOf(info.balance.withdrawable),
            hasBankCard: info.bank !== null,
          },
    ),
    defaultValues: { amount: "" },
    onSubmit: ({ amount: checked }) => sending.send(checked),
    onSuccess: (record) => {
      setPlaced(record);
      show("gross", "");
    },
  });

  // The net typed needs another gross once the rule or what was withdrawn before is another: what is shown is sent.
  const { getFieldState, setValue } = form;
  useEffect(() => {
    const hasError = getFieldState("amount").error !== undefined;
    setValue("amount", amount, { shouldValidate: hasError });
  }, [amount, getFieldState, setValue]);

  return {
    ...preview,
    info,
    terms,
    form,
    mode,
    typed,
    grossFen,
    formerAmount,
    ordinal: info.tax.inputs.monthCount + 1,
    placed,
    isUncertain,
    secondsLocked: sending.secondsLocked,
    giveUp: sending.giveUp,
    type: (text: string) => show(mode, readTypedAmount(text)),
    /** Turns the way round: what was gross is asked for as net, and back. */
    switchMode: (nextMode: AmountMode) => {
      if (nextMode === mode) return;
      if (preview.estimate === null) show(nextMode, typed);
      else show(nextMode, nextMode === "net" ? yuanOf(preview.estimate.netFen) : amount);
    },
    takeAll: () => show("gross", info.balance.withdrawable),
    check: () => {
      if (amount !== "") void form.trigger("amount");
    },
    startAgain: () => {
      flushSync(() => setPlaced(null));
      form.setFocus("amount");
    },
  };
}
