import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useLoginAccount } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import { Form } from "../../forms/form";
import { refusalAtField } from "../../forms/refusal-at-field";
import { useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { codeLoginForm } from "../../rules/account";
import { flagField, textField } from "../../rules/to-zod";
import { SmsCodeFields } from "../sms-code/sms-code-fields";
import { PhoneField } from "./phone-field";
import { keywordFact } from "./registration-facts";
import { SignInButton } from "./sign-in-button";
import type { SignInFormProps } from "./sign-in-form-props";
import { TermsField } from "./terms-field";

const schema = z.extend(codeLoginForm, { slider: textField("slider"), terms: flagField("terms") });
const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;

/** Sign-in with a code sent to the phone. */
export function CodeForm({ phone, onPhone, agentVersion }: SignInFormProps) {
  const { t } = useTranslation("account-log-in");
  const login = useLoginAccount();
  const form = useForm({
    schema,
    defaultValues: { phone, slider: "", smsCode: "", terms: false },
    onSubmit: async ({ phone: number, smsCode }) => {
      const result = await toResult(
        login.mutateAsync({
          method: "smsCode",
          phone: number,
          smsCode,
          ...(agentVersion && { agentVersion }),
          ...keywordFact(),
        }),
      );
      return refusalAtField(result, { 20001: "phone", 20021: "smsCode", 20022: "smsCode" });
    },
  });
  const typed = useWatch({ control: form.control, name: "phone" });
  useEffect(() => onPhone(typed), [typed, onPhone]);

  return (
    <Form form={form} className="grid gap-4">
      <PhoneField form={form} name="phone" />
      <SmsCodeFields form={form} names={names} type="2" />
      <TermsField form={form} name="terms" />
      <SignInButton form={form} phone={typed} action="log-in" busyLabel={t("act.loggingIn")}>
        {t("act.logIn")}
      </SignInButton>
    </Form>
  );
}
