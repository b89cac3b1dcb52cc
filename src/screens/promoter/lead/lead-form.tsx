import { useQuery } from "@tanstack/react-query";
import { useController, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { industriesQuery, labelChoicesQuery, labelNamesQuery } from "../../../api/promoter/queries";
import { SegmentField, SelectField } from "../../../forms/choice-fields";
import { DraftNotice } from "../../../forms/draft-notice";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextAreaField, TextField } from "../../../forms/text-fields";
import { useTranslation } from "../../../i18n/use-translation";
import { currentVariant } from "../../../platform/environment";
import { countryCode } from "../../../shared/country-code";
import { useLockReason } from "../../../shared/use-account-lock";
import { Banner } from "../../../ui/banner";
import { Chip, ChipRow } from "../../../ui/chips";
import { textLink } from "../../../ui/text-link";
import { leadAddress } from "../area/agent-addresses";
import { useIntentionChoices } from "../intention-choices";
import { LeadPassport, useLeadLookup } from "./lead-passport";
import { LeadRegion } from "./lead-region";
import { type LeadFormState, useLeadForm } from "./use-lead-form";

/** Enters a lead. The number is looked up while it is typed; what is typed stays in this tab until it is sent. */
export function LeadForm() {
  const { t } = useTranslation(["promoter-customer", "promoter-area"]);
  const intentions = useIntentionChoices();
  const { form, draft, entered, secondsLocked } = useLeadForm();
  const phone = useWatch({ control: form.control, name: "phone" });
  const lookup = useLeadLookup(phone);
  const isBlocked = lookup.data !== undefined && !lookup.data.passport.canEnter;
  const lockReason = useLockReason(form, secondsLocked, t("lockedFor", { seconds: secondsLocked }));
  return (
    <Form form={form} label={t("entry.title")} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DraftNotice form={form} draft={draft} />
      {entered !== null && (
        <Banner
          tone="green"
          role="status"
          action={
            <Link to={leadAddress(entered)} className={textLink}>
              {t("passport.open")}
            </Link>
          }
        >
          {t("entry.wasEntered")}
        </Banner>
      )}
      <div className="grid gap-2">
        <TextField
          form={form}
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          label={t("entry.phone")}
          before={countryCode}
        />
        <LeadPassport typed={phone} />
      </div>
      <SegmentField
        form={form}
        name="purchaseIntention"
        label={t("followUp.intention")}
        choices={intentions}
      />
      <TextAreaField
        form={form}
        name="followUpNote"
        label={t("entry.note")}
        placeholder={t("entry.notePlaceholder")}
        rows={3}
      />
      <TextField form={form} name="contactName" label={t("entry.contact")} autoComplete="off" />
      <LeadIndustry form={form} />
      {/* The places are those of China; abroad the address takes all of it. */}
      {currentVariant() === "china" && <LeadRegion form={form} />}
      <TextField form={form} name="address" label={t("entry.address")} autoComplete="off" />
      <LeadLabels form={form} />
      <FormMessage form={form} again={t("promoter-area:again")} />
      <SubmitButton
        form={form}
        size="large"
        isWide
        busyLabel={t("entry.saving")}
        reason={isBlocked ? t("entry.blocked") : lockReason}
      >
        {t("entry.save")}
      </SubmitButton>
    </Form>
  );
}

function LeadIndustry({ form }: { form: LeadFormState }) {
  const { t } = useTranslation("promoter-customer");
  const industries = useQuery(industriesQuery());
  return (
    <SelectField
      form={form}
      name="industry"
      label={t("entry.industry")}
      options={[
        { value: "", label: t("entry.noIndustry") },
        ...(industries.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  );
}

/** Labels used before and ready-made ones, to be pressed. */
function LeadLabels({ form }: { form: LeadFormState }) {
  const { t } = useTranslation("promoter-customer");
  const { field } = useController({ control: form.control, name: "labels" });
  const used = useQuery(labelNamesQuery());
  const choices = useQuery(labelChoicesQuery());
  const names = [...new Set([...(used.data ?? []), ...(choices.data ?? []).map(({ name }) => name)])];
  if (names.length === 0) return null;
  const toggle = (name: string) =>
    field.onChange(
      field.value.includes(name) ? field.value.filter((other) => other !== name) : [...field.value, name],
    );
  return (
    <section className="min-w-0">
      <h2 className="mb-2 font-normal text-13 text-ink2">{t("entry.labels")}</h2>
      <ChipRow label={t("entry.labels")}>
        {names.slice(0, 16).map((name) => (
          <Chip key={name} isChosen={field.value.includes(name)} onPress={() => toggle(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}
