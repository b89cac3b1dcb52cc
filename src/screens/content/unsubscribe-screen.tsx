import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Form, SubmitButton } from "../../forms/form";
import { TextField } from "../../forms/text-fields";
import { useForm } from "../../forms/use-form";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { assignAddress } from "../../platform/address";
import { settings } from "../../platform/settings";
import { subscribeForm } from "../../rules/content";
import { PageHeader } from "../../shared/page-header";
import { Banner } from "../../ui/banner";
import { Container } from "../../ui/container";
import { EmailText } from "./contact/email-text";
import { emailAddress } from "./contact/unsubscribe-email";

/** How the monthly letter ends: people take an address off the list, and the letter that asks them is written here. */
export function UnsubscribeScreen() {
  const { t } = useTranslation("content-contact");
  const [query] = useSearchParams();
  const brand = settings().brand.name[useLocale()];
  const [submittedEmail, setSubmittedEmail] = useState<string | null>(null);
  const letterFor = (email: string) => ({
    to: settings().support.email,
    subject: t("unsubscribe.subject", { brand }),
    body: t("unsubscribe.body", { email }),
  });
  const form = useForm({
    schema: subscribeForm,
    defaultValues: { email: query.get("email") ?? "" },
    onSubmit: async ({ email }) => ({ ok: true, data: email }),
    onSuccess: (email) => {
      setSubmittedEmail(email);
      assignAddress(emailAddress(letterFor(email)));
    },
  });
  return (
    <Container className="pt-8 md:pt-16">
      <PageHeader title={t("unsubscribe.title")} description={t("unsubscribe.text")} isHidden />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-15 gap-y-8 md:grid-cols-[minmax(0,1fr)_26rem] md:grid-rows-[auto_1fr] md:gap-y-6 md:in-data-care:grid-cols-1">
        <div className="max-w-reading">
          <h1 className="text-34 md:text-46">{t("unsubscribe.title")}</h1>
          <p className="mt-2 text-balance text-17 text-ink2">{t("unsubscribe.text")}</p>
        </div>
        <div className="max-sm:-mx-4 self-start border-line max-sm:border-y bg-card p-4 sm:rounded-panel sm:border sm:p-6 md:row-span-2">
          <Form form={form} label={t("unsubscribe.title")} className="grid gap-4">
            <TextField
              form={form}
              name="email"
              type="email"
              autoComplete="email"
              label={t("unsubscribe.email")}
              hint={t("unsubscribe.emailHint")}
            />
            <SubmitButton form={form} size="large">
              {t("unsubscribe.write")}
            </SubmitButton>
          </Form>
          {submittedEmail !== null && (
            <div className="mt-6">
              <Banner tone="amber" role="status">
                {t("unsubscribe.notYet")}
              </Banner>
              <EmailText letter={letterFor(submittedEmail)} />
            </div>
          )}
        </div>
        <p className="max-w-reading text-ink2">{t("unsubscribe.account")}</p>
      </div>
    </Container>
  );
}
