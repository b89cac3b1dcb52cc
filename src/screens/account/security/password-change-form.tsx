import { useChangePassword } from "../../../api/account/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { PasswordField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { changePasswordForm } from "../../../rules/account";
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
  const form = useForm({
    schema: changePasswordForm,
    defaultValues: nothing,
    onSubmit: async ({ oldPassword, newPassword }) => {
      // Loaded on submit: visitors who only see the form do not need the cipher.
      const { transformPassword } = await import("../../../rules/password-transform");
      const transform = (password: string) => transformPassword(password, loginPhone, settings().signing);
      const body = {
        oldPassword: transform(oldPassword),
        newPassword: transform(newPassword),
        phone: loginPhone,
      };
      return refusalAtField(await toResult(change.mutateAsync(body)), { [oldPasswordWrong]: "oldPassword" });
    },
    onSuccess: () => {
      form.reset(nothing);
      toaster.success(t("password.done"));
      onDone();
    },
  });
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
      <SubmitButton form={form} isWide busyLabel={t("password.busy")}>
        {t("password.submit")}
      </SubmitButton>
      <p className="text-13 text-ink2">{t("password.after")}</p>
    </Form>
  );
}
