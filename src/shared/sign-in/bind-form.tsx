import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useBindMessengerLogin } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import { Form } from "../../forms/form";
import { refusalAtField } from "../../forms/refusal-at-field";
import { useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { bindPhoneForm } from "../../rules/account";
import { textField } from "../../rules/to-zod";
import { Button } from "../../ui/button";
import { SmsCodeFields } from "../sms-code/sms-code-fields";
import { PhoneField } from "./phone-field";
import { SignInButton } from "./sign-in-button";
import type { SignInFormProps } from "./sign-in-form-props";

const schema = z.extend(bindPhoneForm, { slider: textField("slider") });
const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;

interface BindFormProps extends SignInFormProps {
  /** What a scan or an authorisation of an unknown messenger account gave; good for ten minutes. */
  bindTicket: string;
  onCancel: () => void;
}

/** Links an unlinked messenger account to the account of a phone, and signs in. */
export function BindForm({ bindTicket, phone, onPhone, onCancel }: BindFormProps) {
  const { t } = useTranslation("account-log-in");
  const binding = useBindMessengerLogin();
  const form = useForm({
    schema,
    defaultValues: { phone, slider: "", smsCode: "" },
    onSubmit: async ({ phone: number, smsCode }) => {
      const result = await toResult(binding.mutateAsync({ bindTicket, phone: number, smsCode }));
      return refusalAtField(result, { 20001: "phone", 20021: "smsCode", 20022: "smsCode", 409: "phone" });
    },
  });
  const typed = useWatch({ control: form.control, name: "phone" });
  useEffect(() => onPhone(typed), [typed, onPhone]);

  return (
    <Form form={form} label={t("mode.bind")} className="grid gap-4">
      <p className="text-ink2">{t("bind.text")}</p>
      <PhoneField form={form} name="phone" />
      <SmsCodeFields form={form} names={names} type="5" />
      <SignInButton form={form} phone={typed} action="bind" busyLabel={t("act.binding")}>
        {t("act.bind")}
      </SignInButton>
      <Button variant="quiet" onClick={onCancel}>
        {t("bind.cancel")}
      </Button>
    </Form>
  );
}
