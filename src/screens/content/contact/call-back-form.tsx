import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAddServiceBooking } from "../../../api/content/mutations";
import { isOutcomeUnknown, type Result, toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextAreaField, TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { type ServiceBookInput, serviceBookForm } from "../../../rules/content";
import { origins } from "../../../rules/limits";
import { countryCode } from "../../../shared/country-code";
import { addresses } from "../../../shared/routing/addresses";
import { useSiteCurrency } from "../../../shared/use-site-currency";
import { textLink } from "../../../ui/text-link";
import { carriedQuestion } from "./asked-question";
import { CallBackHours } from "./call-back-hours";

/** A request of this number is open already. */
const openRequestCode = 409;

const nothing: ServiceBookInput = { name: "", phone: "", company: "", content: "" };

/** Name, phone and the subject of the call, which a search of the help that found nothing has brought along. */
export function CallBackForm({ onSent }: { onSent: (phone: string) => void }) {
  const { t } = useTranslation(["content-contact", "common"]);
  const booking = useAddServiceBooking();
  /** The number of a request whose answer was lost: one that is open now is that one. */
  const uncertainPhone = useRef<string | null>(null);
  const form = useForm({
    schema: serviceBookForm,
    defaultValues: nothing,
    onSubmit: async ({ name, phone, company, content }) => {
      const request = {
        name,
        phone,
        origin: origins.email,
        ...(company !== "" && { company }),
        ...(content !== "" && { content }),
      } as const;
      const result = await toResult(booking.mutateAsync(request));
      if (result.ok || (uncertainPhone.current === phone && isRequestOpen(result)))
        return { ok: true, data: phone };
      if (isOutcomeUnknown(result.error)) uncertainPhone.current = phone;
      return result;
    },
    onSuccess: (phone) => {
      draft.discard();
      onSent(phone);
    },
  });
  const draft = useDraft(form, { name: "content.callBack", excludedFields: ["phone"] });
  const question = carriedQuestion(useLocation().state);
  const { getValues, setValue } = form;
  useEffect(() => {
    // What was typed here before, and put back, stays.
    if (question !== "" && getValues("content") === "") setValue("content", question);
  }, [question, getValues, setValue]);
  // Outside China nobody has a number that is taken.
  const isElsewhere = useSiteCurrency() !== "CNY";
  return (
    <>
      <h2 className="text-20">{t("callBack.title")}</h2>
      <p className="mt-1 text-ink2">{t("callBack.text")}</p>
      <CallBackHours />
      <Form form={form} label={t("callBack.title")} className="mt-5 grid gap-4">
        <FormMessage form={form} />
        <TextField form={form} name="name" label={t("callBack.name")} autoComplete="name" />
        <TextField
          form={form}
          name="phone"
          label={t("callBack.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          before={countryCode}
          hint={isElsewhere ? t("callBack.phoneElsewhere", { email: settings().support.email }) : undefined}
        />
        <TextField
          form={form}
          name="company"
          label={t("callBack.company")}
          labelEnd={t("common:field.optional")}
          autoComplete="organization"
        />
        <TextAreaField
          form={form}
          name="content"
          label={t("callBack.content")}
          labelEnd={t("common:field.optional")}
          rows={3}
        />
        <SubmitButton form={form} isWide size="large">
          {t("callBack.send")}
        </SubmitButton>
        <p className="text-13 text-ink2">
          {t("callBack.privacy")}{" "}
          <Link to={addresses.privacy} className={`${textLink} touch-area`}>
            {t("common:footer.privacy")}
          </Link>
        </p>
      </Form>
    </>
  );
}

function isRequestOpen(result: Result<unknown>): boolean {
  return !result.ok && result.error.kind === "refused" && result.error.code === openRequestCode;
}
