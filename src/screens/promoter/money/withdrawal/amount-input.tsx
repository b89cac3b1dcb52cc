import { useId } from "react";
import { HelpLink } from "../../../../forms/help-link";
import { useFieldError } from "../../../../forms/use-field";
import { amountInText } from "../../../../i18n/amount-in-text";
import { columnMoney } from "../../../../i18n/column-money";
import { currencySymbol } from "../../../../i18n/money-format";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { FieldMessage } from "../../../../ui/field-message";
import { fenOf, yuanOf } from "../fen";
import type { Withdrawal } from "./use-withdrawal";

/** The amount, large, with the balance beside it: gross, or the net that is wanted. */
export function AmountInput({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("promoter-withdrawal");
  const id = useId();
  const { form, mode, typed, info, isUncertain } = withdrawal;
  const error = useFieldError({ form, name: "amount" });
  const { ref } = form.register("amount");
  const withdrawableFen = fenOf(info.balance.withdrawable);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t(`amount.${mode}`)}
      </label>
      <div className="flex items-baseline gap-2 border-edge border-b-2 py-1 transition-colors has-focus-visible:border-green has-aria-invalid:border-red">
        <span aria-hidden="true" className="text-20 font-semibold">
          {currencySymbol(info.currency)}
        </span>
        <input
          id={id}
          ref={ref}
          name="amount"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          placeholder="0.00"
          value={typed}
          readOnly={isUncertain}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => withdrawal.type(event.target.value)}
          onBlur={withdrawal.check}
          className="figures w-full min-w-0 flex-1 bg-transparent font-semibold text-34 placeholder:text-ink3 focus-visible:outline-hidden"
        />
        <button
          type="button"
          onClick={withdrawal.takeAll}
          disabled={withdrawableFen === 0 || isUncertain}
          className="touch-area shrink-0 rounded-tag text-green disabled:text-ink3"
        >
          {t("amount.all")}
        </button>
      </div>
      <FieldMessage
        id={`${id}-error`}
        error={error?.text}
        help={error?.isExplained ? <HelpLink text={error.text} /> : undefined}
      />
      <AmountHint id={`${id}-hint`} withdrawal={withdrawal} />
    </div>
  );
}

/** The least that can be withdrawn, and what would be left or has to be taken. */
function AmountHint({ id, withdrawal }: { id: string; withdrawal: Withdrawal }) {
  const { t } = useTranslation("promoter-withdrawal");
  const formats = useFormats();
  const { mode, grossFen, info } = withdrawal;
  const money = columnMoney(info.currency, formats);
  const minimum = amountInText(info.minimumAmount, info.currency, formats, { isShort: true });
  const leftFen = fenOf(info.balance.withdrawable) - Math.max(0, grossFen ?? 0);
  return (
    <p id={id} className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-13 text-ink2">
      <span>{t("amount.minimum", { minimum })}</span>
      {mode === "net" && grossFen !== null && grossFen > 0 && (
        <span className="figures">{t("amount.grossNeeded", { amount: money(yuanOf(grossFen)) })}</span>
      )}
      {mode === "gross" && leftFen >= 0 && (
        <span className="figures">{t("amount.left", { amount: money(yuanOf(leftFen)) })}</span>
      )}
    </p>
  );
}
