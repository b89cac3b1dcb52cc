import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useEnterLead } from "../../../api/promoter/mutations";
import { industriesQuery, labelChoicesQuery, labelNamesQuery } from "../../../api/promoter/queries";
import { toResult } from "../../../client/client-error";
import { SegmentField, SelectField } from "../../../forms/choice-fields";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextAreaField, TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { type FormState, useForm } from "../../../forms/use-form";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { currentVariant } from "../../../platform/environment";
import { normalisePhone } from "../../../rules/phone";
import { countryCode } from "../../../shared/country-code";
import { useAccountLock, useLockReason } from "../../../shared/use-account-lock";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { Chip, ChipRow } from "../../../ui/chips";
import { toaster } from "../../../ui/toaster";
import { leadAddress } from "../area/agent-addresses";
import { intentionOf, useIntentionChoices } from "../intention-choices";
import { leadDraftOf } from "./lead-draft";
import { LeadPassport, useLeadLookup } from "./lead-passport";
import { LeadRegion } from "./lead-region";
import { type LeadFormInput, type LeadFormOutput, leadSchema } from "./lead-schema";

/** Enters a lead. The number is looked up while it is typed; what is typed stays in this tab until it is sent. */
export function LeadForm() {
  const { t } = useTranslation("promoter-customer");
  const intentions = useIntentionChoices();
  const { form, isRestored, secondsLocked } = useLeadForm();
  const phone = useWatch({ control: form.control, name: "phone" });
  const lookup = useLeadLookup(phone);
  const isBlocked = lookup.data !== undefined && !lookup.data.passport.canEnter;
  const lockReason = useLockReason(form, secondsLocked, t("lockedFor", { seconds: secondsLocked }));
  return (
    <Form form={form} label={t("entry.title")} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isRestored && <p className="text-13 text-ink2">{t("entry.draft")}</p>}
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
      <FormMessage form={form} />
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

/** The form with its draft: one request is sent once, and the lead's page opens afterwards. */
function useLeadForm() {
  const { t } = useTranslation("promoter-customer");
  const { date } = useFormats();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const linkedPhone = normalisePhone(query.get("phone") ?? "");
  const [storedAs] = useState(() => leadDraftOf(linkedPhone));
  const enterLead = useEnterLead();
  const idempotencyKey = useIdempotencyKey("lead");
  const lock = useAccountLock("lead");
  const form = useForm({
    schema: leadSchema,
    defaultValues: {
      phone: linkedPhone,
      contactName: "",
      regionCode: "",
      area: "",
      address: "",
      industry: "",
      purchaseIntention: "",
      followUpNote: "",
      labels: [],
    },
    onSubmit: async ({ regionCode: _code, area, address, purchaseIntention, ...facts }) => {
      const request = {
        ...facts,
        address: area + address,
        purchaseIntention: intentionOf(purchaseIntention),
      };
      const result = await toResult(
        enterLead.mutateAsync({ request, idempotencyKey: idempotencyKey.of(request).key }),
      );
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, { 45010: "phone", 45011: "phone" });
    },
    onSuccess: ({ kdUid, protectedUntil }) => {
      draft.discard();
      idempotencyKey.reset();
      toaster.success(t("entry.saved", { date: date(protectedUntil) }));
      navigate(leadAddress(kdUid), { replace: true });
    },
  });
  // Another person's name and number: the tab keeps them, the device does not.
  const draft = useDraft(form, { ...storedAs, lifetime: "visit" });
  return { form, isRestored: draft.isRestored, secondsLocked: lock.secondsLeft };
}

type LeadFormState = FormState<LeadFormInput, LeadFormOutput>;

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
