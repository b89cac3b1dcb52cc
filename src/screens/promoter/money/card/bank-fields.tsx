import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useWatch } from "react-hook-form";
import { bankNameQuery } from "../../../../api/promoter/queries";
import { TextField } from "../../../../forms/text-fields";
import type { FormState } from "../../../../forms/use-form";
import { useTranslation } from "../../../../i18n/use-translation";
import { hasLuhnCheckDigit } from "../../../../rules/check-digits";
import { cleanText } from "../../../../rules/clean-text";
import type { BankCardInput } from "../../../../rules/promoter";
import { textLimits } from "../../../../rules/text-limits";

interface CardValues extends BankCardInput {
  phone: string;
  slider: string;
  smsCode: string;
}

interface BankFieldsProps<Output> {
  form: FormState<CardValues, Output>;
}

/** Card number and bank; once the number is whole, the bank behind it is filled in unless somebody typed another. */
export function BankFields<Output>({ form }: BankFieldsProps<Output>) {
  const { t } = useTranslation("promoter-withdrawal");
  const typed = useWatch({ control: form.control, name: "bankCardNumber" });
  const number = cleanText(typed, "groups");
  const isWhole = textLimits.bankCardNumber.pattern.test(number) && hasLuhnCheckDigit(number);
  const bank = useQuery({ ...bankNameQuery(number), enabled: isWhole, retry: false });
  const proposed = useRef("");
  const found = isWhole ? bank.data?.bankName : undefined;

  const propose = useEffectEvent((bankName: string) => {
    const current = form.getValues("bankName");
    if (current !== "" && current !== proposed.current) return;
    proposed.current = bankName;
    form.setValue("bankName", bankName, {
      shouldValidate: form.getFieldState("bankName").error !== undefined,
    });
  });
  useEffect(() => {
    if (found !== undefined) propose(found);
  }, [found]);

  const isUnknown = isWhole && bank.error !== null;
  const hint = !isWhole
    ? t("card.numberHint")
    : bank.isFetching
      ? t("card.lookingUp")
      : bank.data
        ? t("card.found", { bank: bank.data.bankName, kind: t(`card.kind.${bank.data.cardKind}`) })
        : t("card.unknownBank");
  return (
    <>
      <TextField
        form={form}
        name="bankCardNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        label={t("card.number")}
        hint={hint}
      />
      <TextField
        form={form}
        name="bankName"
        autoComplete="off"
        label={t("card.bankName")}
        hint={isUnknown ? t("card.bankNameByHand") : t("card.bankNameHint")}
      />
    </>
  );
}
