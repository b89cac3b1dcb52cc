import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useBindAccountPhone } from "../../../api/account/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { bindPhoneForm } from "../../../rules/account";
import { maskPhone, normalisePhone } from "../../../rules/phone";
import { textField } from "../../../rules/to-zod";
import { countryCode } from "../../../shared/country-code";
import { SmsCodeFields } from "../../../shared/sms-code/sms-code-fields";
import { useLockReason } from "../../../shared/use-account-lock";
import { useRateLock } from "../../../shared/use-rate-lock";
import { toaster } from "../../../ui/toaster";

const phoneForm = z.extend(bindPhoneForm, { slider: textField("slider") });
const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;
/** Refusals and the field each is about: a phone of another account, a wrong code, an old one. */
const places = { 20004: "phone", 20021: "smsCode", 20022: "smsCode" };

/** Gives the account its first phone, or another one, proved by a code sent to it. */
export function PhoneForm({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const { t } = useTranslation("account-security");
  const bind = useBindAccountPhone();
  const form = useForm({
    schema: phoneForm,
    defaultValues: { phone: "", slider: "", smsCode: "" },
    onSubmit: async ({ phone, smsCode }) => {
      const result = await toResult(bind.mutateAsync({ phone, smsCode }));
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, places);
    },
    onSuccess: () => {
      toaster.success(t("phone.done"));
    },
    onDone,
  });
  // Wrong codes are counted by the new phone: after too many of one, another may still be linked.
  const typed = useWatch({ control: form.control, name: "phone" });
  const lock = useRateLock({ phone: maskPhone(normalisePhone(typed)), action: "account-phone" });
  const reason = useLockReason(form, lock.secondsLeft, t("lockedFor", { seconds: lock.secondsLeft }));
  return (
    <Form form={form} label={t(isFirst ? "phone.bind" : "phone.change")} className="grid gap-4">
      <TextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        before={countryCode}
        label={t("phone.new")}
        hint={isFirst ? undefined : t("phone.passwordStays")}
      />
      <SmsCodeFields form={form} names={names} type="4" />
      <FormMessage form={form} />
      <SubmitButton form={form} isWide reason={reason} busyLabel={t("phone.busy")}>
        {t(isFirst ? "phone.bind" : "phone.change")}
      </SubmitButton>
    </Form>
  );
}
