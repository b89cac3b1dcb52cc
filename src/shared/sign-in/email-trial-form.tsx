import { useState } from "react";
import { useAddEmailSubscription } from "../../api/content/mutations";
import { toResult } from "../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../forms/form";
import { TextField } from "../../forms/text-fields";
import { useDraft } from "../../forms/use-draft";
import { useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { emailTrialForm } from "../../rules/account";
import { origins } from "../../rules/limits";
import { Banner } from "../../ui/banner";
import { useLostFocus } from "../../ui/use-lost-focus";
import { TermsField } from "./terms-field";

/** The global edition's trial is requested by e-mail; the access arrives by e-mail. */
export function EmailTrialForm() {
  const { t } = useTranslation("account-log-in");
  const request = useAddEmailSubscription();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const outcome = useLostFocus<HTMLDivElement>(sentTo !== null);
  const form = useForm({
    schema: emailTrialForm,
    defaultValues: { email: "", terms: false },
    onSubmit: async ({ email }) => {
      const result = await toResult(request.mutateAsync({ email, origin: origins.email }));
      if (result.ok) setSentTo(email);
      return result;
    },
    onSuccess: () => draft.discard(),
  });
  const draft = useDraft(form, { name: "account.email-trial", excludedFields: ["terms"], lifetime: "visit" });

  if (sentTo !== null)
    return (
      <div ref={outcome} tabIndex={-1}>
        <Banner tone="green" role="status">
          {t("trial.sent", { email: sentTo })}
        </Banner>
      </div>
    );
  return (
    <Form form={form} label={t("mode.register")} className="grid gap-4">
      <p className="text-ink2">{t("trial.byEmail")}</p>
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        label={t("trial.email")}
        placeholder="name@example.com"
      />
      <TermsField form={form} name="terms" />
      <FormMessage form={form} />
      <SubmitButton form={form} size="large" isWide>
        {t("trial.act")}
      </SubmitButton>
    </Form>
  );
}
