import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useRegisterAccount } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import { Form } from "../../forms/form";
import { refusalAtField } from "../../forms/refusal-at-field";
import { PasswordField } from "../../forms/text-fields";
import { useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { importCode } from "../../platform/import-code";
import { settings } from "../../platform/settings";
import { registerForm } from "../../rules/account";
import { toaster } from "../../ui/toaster";
import { SmsCodeFields } from "../sms-code/sms-code-fields";
import { trackConversion } from "../tracking/track";
import { PhoneField } from "./phone-field";
import { originFacts } from "./registration-facts";
import { SignInButton } from "./sign-in-button";
import type { SignInFormProps } from "./sign-in-form-props";
import { TermsField } from "./terms-field";

const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;

/** Registering, which begins the trial and logs in. */
export function RegisterForm({ phone, onPhone }: SignInFormProps) {
  const { t } = useTranslation("account-log-in");
  const registration = useRegisterAccount();
  const form = useForm({
    schema: registerForm,
    defaultValues: { phone, slider: "", smsCode: "", password: "", terms: false },
    onSubmit: async ({ phone: number, smsCode, password }) => {
      const { transformPassword } = await importCode(() => import("../../rules/password-transform"));
      const result = await toResult(
        registration.mutateAsync({
          phone: number,
          smsCode,
          password: transformPassword(password, number, settings().signing),
          isAgreed: true,
          ...originFacts(),
        }),
      );
      return refusalAtField(result, { 20004: "phone", 20021: "smsCode", 20022: "smsCode" });
    },
    onSuccess: () => {
      toaster.success(t("register.done"));
      trackConversion("registered");
    },
  });
  const typed = useWatch({ control: form.control, name: "phone" });
  useEffect(() => onPhone(typed), [typed, onPhone]);

  return (
    <Form form={form} label={t("mode.register")} className="grid gap-4">
      <PhoneField form={form} name="phone" />
      <SmsCodeFields form={form} names={names} type="1" />
      <PasswordField
        form={form}
        name="password"
        label={t("password.new")}
        hint={t("password.rule")}
        autoComplete="new-password"
      />
      <TermsField form={form} name="terms" />
      <SignInButton form={form} phone={typed} action="register" busyLabel={t("act.registering")}>
        {t("act.register")}
      </SignInButton>
    </Form>
  );
}
