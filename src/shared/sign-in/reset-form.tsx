import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useResetPassword } from "../../api/account/mutations";
import { isOutcomeUnknown, toResult } from "../../client/client-error";
import { Form } from "../../forms/form";
import { refusalAtField } from "../../forms/refusal-at-field";
import { PasswordField } from "../../forms/text-fields";
import { useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { importCode } from "../../platform/import-code";
import { settings } from "../../platform/settings";
import { resetPasswordForm } from "../../rules/account";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { toaster } from "../../ui/toaster";
import { SmsCodeFields } from "../sms-code/sms-code-fields";
import { PhoneField } from "./phone-field";
import { SignInButton } from "./sign-in-button";
import type { SignInFormProps } from "./sign-in-form-props";

const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;

interface ResetFormProps extends SignInFormProps {
  /** The password was set; it has to be used now, since every session is over. */
  onDone: () => void;
}

/** Resets a password: proved by a code, new password typed twice. */
export function ResetForm({ phone, onPhone, onDone }: ResetFormProps) {
  const { t } = useTranslation("account-log-in");
  const reset = useResetPassword();
  // No read tells which password counts; the code is used up if the new one does.
  const [isUncertain, setUncertain] = useState(false);
  const form = useForm({
    schema: resetPasswordForm,
    defaultValues: { phone, slider: "", smsCode: "", password: "", passwordRepeat: "" },
    onSubmit: async ({ phone: number, smsCode, password }) => {
      const { transformPassword } = await importCode(() => import("../../rules/password-transform"));
      const transformed = transformPassword(password, number, settings().signing);
      const result = await toResult(reset.mutateAsync({ phone: number, smsCode, password: transformed }));
      if (!result.ok && isOutcomeUnknown(result.error)) setUncertain(true);
      return refusalAtField(result, { 20001: "phone", 20021: "smsCode", 20022: "smsCode" });
    },
    onSuccess: () => {
      toaster.success(t("reset.done"));
    },
    onDone,
  });
  const typed = useWatch({ control: form.control, name: "phone" });
  useEffect(() => onPhone(typed), [typed, onPhone]);

  return (
    <Form form={form} label={t("mode.reset")} className="grid gap-4">
      <PhoneField form={form} name="phone" />
      <SmsCodeFields form={form} names={names} type="3" />
      <PasswordField
        form={form}
        name="password"
        label={t("password.change")}
        hint={t("password.rule")}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="passwordRepeat"
        label={t("password.repeat")}
        autoComplete="new-password"
      />
      {isUncertain && (
        <Banner
          tone="amber"
          role="status"
          action={
            <Button variant="quiet" size="small" onClick={onDone}>
              {t("act.logIn")}
            </Button>
          }
        >
          {t("reset.uncertain")}
        </Banner>
      )}
      <SignInButton form={form} phone={typed} action="reset" busyLabel={t("act.resetting")}>
        {t("act.reset")}
      </SignInButton>
    </Form>
  );
}
