import * as z from "zod/mini";
import { useAddBankAccount } from "../../../../api/promoter/mutations";
import { toResult } from "../../../../client/client-error";
import { Form } from "../../../../forms/form";
import { FormEnd } from "../../../../forms/form-end";
import { refusalAtField } from "../../../../forms/refusal-at-field";
import { TextField } from "../../../../forms/text-fields";
import { useForm } from "../../../../forms/use-form";
import { useTranslation } from "../../../../i18n/use-translation";
import { bankCardForm } from "../../../../rules/promoter";
import { textField } from "../../../../rules/to-zod";
import { useUser } from "../../../../shared/session/signed-in-user";
import { SmsCodeFields } from "../../../../shared/sms-code/sms-code-fields";
import { useAccountLock } from "../../../../shared/use-account-lock";
import { useUnstoredIdempotencyKey } from "../../../../shared/use-idempotency-key";
import { toaster } from "../../../../ui/toaster";
import { BankFields } from "./bank-fields";

const firstCardForm = z.extend(bankCardForm, { phone: z.string(), slider: z.string(), smsCode: z.string() });
const replacementForm = z.extend(bankCardForm, {
  phone: textField("phone"),
  slider: textField("slider"),
  smsCode: textField("smsCode"),
});
const empty = {
  holderName: "",
  identityNumber: "",
  bankCardNumber: "",
  bankName: "",
  slider: "",
  smsCode: "",
};
const smsNames = { phone: "phone", slider: "slider", code: "smsCode" } as const;
/** Refusals about the code: a wrong one, an old one. */
const codeRefusals = { 45106: "smsCode", 45107: "smsCode" };

interface CardFormProps {
  isReplacing: boolean;
  onDone: () => void;
}

/** Whose card it is, its number and bank; to replace one, a code sent to the account's phone as well. */
export function CardForm({ isReplacing, onDone }: CardFormProps) {
  const { t } = useTranslation(["promoter-withdrawal", "promoter-area"]);
  const { loginPhone, phone } = useUser();
  const lock = useAccountLock("bank-card");
  const add = useAddBankAccount();
  const keyOf = useUnstoredIdempotencyKey();
  const form = useForm({
    schema: isReplacing ? replacementForm : firstCardForm,
    defaultValues: { ...empty, phone: loginPhone ?? "" },
    onSubmit: async ({ holderName, identityNumber, bankCardNumber, bankName, smsCode }) => {
      const card = { holderName, identityNumber, bankCardNumber, bankName };
      const request = isReplacing ? { ...card, smsCode } : card;
      const result = await toResult(add.mutateAsync({ request, idempotencyKey: keyOf(request) }));
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, codeRefusals);
    },
    onSuccess: () => {
      toaster.success(t("card.saved"));
    },
    onDone,
  });
  return (
    <Form form={form} label={t(isReplacing ? "card.change" : "card.add")} className="grid gap-4">
      <TextField
        form={form}
        name="holderName"
        autoComplete="name"
        label={t("card.holderName")}
        hint={t("card.holderHint")}
      />
      <TextField
        form={form}
        name="identityNumber"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={22}
        label={t("card.identityNumber")}
      />
      <BankFields form={form} />
      {isReplacing && (
        <>
          <p className="border-line border-t pt-4 text-13 text-ink2">
            {t("card.proof", { phone: phone ?? "" })}
          </p>
          <SmsCodeFields form={form} names={smsNames} type="7" isPhoneKnown />
        </>
      )}
      <FormEnd
        form={form}
        busyLabel={t("card.saving")}
        onCancel={onDone}
        again={t("promoter-area:again")}
        reason={lock.secondsLeft > 0 ? t("submit.lockedFor", { seconds: lock.secondsLeft }) : undefined}
      >
        {t("card.save")}
      </FormEnd>
    </Form>
  );
}
