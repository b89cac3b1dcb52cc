import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useLoginAccount } from "../../api/account/mutations";
import { captchaQuery } from "../../api/account/queries";
import { toResult } from "../../client/client-error";
import { Form } from "../../forms/form";
import { refusalAtField } from "../../forms/refusal-at-field";
import { PasswordField } from "../../forms/text-fields";
import { useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { importCode } from "../../platform/import-code";
import { settings } from "../../platform/settings";
import { passwordLoginForm } from "../../rules/account";
import { normalisePhone } from "../../rules/phone";
import { flagField, textField } from "../../rules/to-zod";
import { ImageCodeField } from "./image-code-field";
import { PhoneField } from "./phone-field";
import { keywordFact } from "./registration-facts";
import { SignInButton } from "./sign-in-button";
import type { SignInFormProps } from "./sign-in-form-props";
import { TermsField } from "./terms-field";

const plainForm = z.extend(passwordLoginForm, { terms: flagField("terms"), captcha: z.string() });
const pictureForm = z.extend(plainForm, { captcha: textField("captcha") });

const captchaMissing = 20011;

/** Logging in by password; after several wrong ones a picture has to be read as well. */
export function PasswordForm({ phone, onPhone, agentVersion }: SignInFormProps) {
  const { t } = useTranslation("account-log-in");
  const client = useQueryClient();
  const login = useLoginAccount();
  const [isPictureDue, setPictureDue] = useState(false);
  const form = useForm({
    schema: isPictureDue ? pictureForm : plainForm,
    defaultValues: { phone, password: "", captcha: "", terms: false },
    onSubmit: async ({ phone: number, password, captcha }) => {
      // Loaded on submit: visitors who only see the form do not need the cipher.
      const { transformPassword } = await importCode(() => import("../../rules/password-transform"));
      const picture = isPictureDue ? client.getQueryData(captchaQuery(number).queryKey) : undefined;
      const result = await toResult(
        login.mutateAsync({
          method: "password",
          phone: number,
          password: transformPassword(password, number, settings().signing),
          ...(picture && { captchaId: picture.captchaId, captcha }),
          ...(agentVersion && { agentVersion }),
          ...keywordFact(),
        }),
      );
      if (result.ok) return result;
      const isDue = result.error.kind === "refused" && result.error.errcode === captchaMissing;
      setPictureDue(isPictureDue || isDue);
      if (isPictureDue) {
        // A picture serves one try.
        form.setValue("captcha", "");
        void client.refetchQueries({ queryKey: captchaQuery(number).queryKey });
      }
      return refusalAtField(result, { 20001: "phone", 20002: "password", 20012: "captcha" });
    },
  });
  const typed = useWatch({ control: form.control, name: "phone" });
  useEffect(() => onPhone(typed), [typed, onPhone]);

  return (
    <Form form={form} className="grid gap-4">
      <PhoneField form={form} name="phone" />
      <PasswordField
        form={form}
        name="password"
        label={t("password.label")}
        autoComplete="current-password"
      />
      {isPictureDue && <ImageCodeField form={form} name="captcha" phone={normalisePhone(typed)} />}
      <TermsField form={form} name="terms" />
      <SignInButton form={form} phone={typed} action="log-in" busyLabel={t("act.loggingIn")}>
        {t("act.logIn")}
      </SignInButton>
    </Form>
  );
}
