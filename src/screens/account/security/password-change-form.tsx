import { useState } from "react";
import { useChangePassword } from "../../../api/account/mutations";
import { isOutcomeUnknown, toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { PasswordField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { importCode } from "../../../platform/import-code";
import { settings } from "../../../platform/settings";
import { changePasswordForm } from "../../../rules/account";
import { useAccountLock, useLockReason } from "../../../shared/use-account-lock";
import { Banner } from "../../../ui/banner";
import { toaster } from "../../../ui/toaster";

const nothing = { oldPassword: "", newPassword: "", passwordRepeat: "" };
const oldPasswordWrong = 20005;

interface PasswordChangeFormProps {
  /** The account's own, with which both passwords are transformed. */
  loginPhone: string;
  onDone: () => void;
}

/** Replaces a known password. Other devices are signed out, this one stays signed in. */
export function PasswordChangeForm({ loginPhone, onDone }: PasswordChangeFormProps) {
  const { t } = useTranslation("account-security");
  const change = useChangePassword();
  const lock = useAccountLock("password");
  // No read tells which password counts; from then on a refusal of the old one may mean that the new one does.
  const [isUncertain, setUncertain] = useState(false);
  const form = useForm({
    schema: changePasswordForm,
    defaultValues: nothing,
    onSubmit: async ({ oldPassword, newPassword }) => {
      // Loaded on submit: visitors who only see the form do not need the cipher.
      const { transformPassword } = await importCode(() => import("../../../rules/password-transform"));
      const transform = (password: string) => transformPassword(password, loginPhone, settings().signing);
      const body = {
        oldPassword: transform(oldPassword),
        newPassword: transform(newPassword),
        phone: loginPhone,
      };
      const result = await toResult(change.mutateAsync(body));
      if (!result.ok) {
        lock.note(result.error);
        if (isOutcomeUnknown(result.error)) setUncertain(true);
      }
      return refusalAtField(result, { [oldPasswordWrong]: "oldPassword" });
    },
    onSuccess: () => {
      form.reset(nothing);
      toaster.success(t("password.done"));
    },
    onDone,
  });
  const reason = useLockReason(form, lock.secondsLeft, t("lockedFor", { seconds: lock.secondsLeft }));
  return (
    <Form form={form} label={t("password.title")} className="grid gap-4">
      <PasswordField
        form={form}
        name="oldPassword"
        label={t("password.old")}
        autoComplete="current-password"
      />
      <PasswordField
        form={form}
        name="newPassword"
        label={t("password.new")}
        hint={t("password.rule")}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="passwordRepeat"
        label={t("password.repeat")}
        autoComplete="new-password"
      />
      <FormMessage form={form} />
      {isUncertain && (
        <Banner tone="amber" role="status">
          {t("password.uncertain")}
        </Banner>
      )}
      <SubmitButton form={form} isWide reason={reason} busyLabel={t("password.busy")}>
        {t("password.submit")}
      </SubmitButton>
      <p className="text-13 text-ink2">{t("password.after")}</p>
    </Form>
  );
}
