import * as z from "zod/mini";
import { useBindAccountPhone } from "../../../api/account/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { bindPhoneForm } from "../../../rules/account";
import { textField } from "../../../rules/to-zod";
import { SmsCodeFields } from "../../../shared/sms-code/sms-code-fields";
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
    onSubmit: async ({ phone, smsCode }) =>
      refusalAtField(await toResult(bind.mutateAsync({ phone, smsCode })), places),
    onSuccess: () => {
      toaster.success(t("phone.done"));
      onDone();
    },
  });
  return (
    <Form form={form} label={t(isFirst ? "phone.bind" : "phone.change")} className="grid gap-4">
      <TextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={t("phone.new")}
        hint={isFirst ? undefined : t("phone.passwordStays")}
      />
      <SmsCodeFields form={form} names={names} type="4" />
      <FormMessage form={form} />
      <SubmitButton form={form} isWide busyLabel={t("phone.busy")}>
        {t(isFirst ? "phone.bind" : "phone.change")}
      </SubmitButton>
    </Form>
  );
}
