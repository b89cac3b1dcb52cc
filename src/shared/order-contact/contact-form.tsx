import { useEffect, useEffectEvent } from "react";
import { useController } from "react-hook-form";
import { useAddOrderContact, useUpdateOrderContact } from "../../api/mall/mutations";
import { toResult } from "../../client/client-error";
import { CheckboxField } from "../../forms/choice-fields";
import { DraftNotice } from "../../forms/draft-notice";
import { Form } from "../../forms/form";
import { FormEnd } from "../../forms/form-end";
import { invalidField, refusalAtField } from "../../forms/refusal-at-field";
import { TextField } from "../../forms/text-fields";
import { useDraft } from "../../forms/use-draft";
import { useForm } from "../../forms/use-form";
import type { components } from "../../generated/mall";
import { useTranslation } from "../../i18n/use-translation";
import { currentVariant } from "../../platform/environment";
import { checkField } from "../../rules/fields";
import { contactEntryForm } from "../../rules/mall";
import type { RegionNode } from "../../rules/region";
import { toaster } from "../../ui/toaster";
import { countryCode } from "../country-code";
import { RegionCascade } from "../region/region-cascade";
import { useRegionTree } from "../region/use-region-tree";
import { useUnstoredIdempotencyKey } from "../use-idempotency-key";
import { addressFields, contactBody, contactEntry } from "./contact-body";

type Contact = components["schemas"]["OrderContact"];

/** Another one has this name and phone. */
const conflictFields = { 409: "name" } as const;

interface ContactFormProps {
  /** The contact person to change; null for a new one. */
  contact: Contact | null;
  onSaved: (contact: Contact) => void;
  onCancel?: (() => void) | undefined;
}

/** A contact person of orders: name, phone and postal address. A new one is stored as a draft. */
export function ContactForm({ contact, onSaved, onCancel }: ContactFormProps) {
  const { t } = useTranslation(["contact", "common"]);
  // The places are those of China: elsewhere an address is one line, as it is written there.
  const hasRegions = currentVariant() === "china";
  const regions = useRegionTree(hasRegions);
  const add = useAddOrderContact();
  const update = useUpdateOrderContact();
  const keyOf = useUnstoredIdempotencyKey();
  const form = useForm({
    schema: contactEntryForm,
    defaultValues: contactEntry(contact),
    formFieldNames: { address: "street" },
    onSubmit: async (entry) => {
      const body = contactBody(entry, regions.tree);
      const problem = checkField("optionalAddress", body.address);
      if (problem !== null) return invalidField("address", problem);
      const saving = contact
        ? update.mutateAsync({ ...body, contactId: contact.contactId })
        : add.mutateAsync({ body, idempotencyKey: keyOf(body) });
      return refusalAtField(await toResult(saving), conflictFields);
    },
    onSuccess: (_saved: Contact) => {
      draft.discard();
      toaster.success(t("common:status.saved"));
    },
    onDone: onSaved,
  });
  // The phone is never stored on the device.
  const draft = useDraft(form, {
    name: contact ? `mall.contact.${contact.contactId}` : "mall.contact",
    lifetime: "visit",
    excludedFields: ["phone"],
  });
  const region = useController({ control: form.control, name: "region" });
  const splitAddress = useEffectEvent((tree: readonly RegionNode[]) => {
    if (form.getValues("region") !== "" || !contact?.address) return;
    if (form.getValues("street") !== contact.address) return;
    const { region, street } = addressFields(tree, contact.address);
    form.setValue("region", region);
    form.setValue("street", street);
  });
  useEffect(() => {
    if (regions.tree !== null) splitAddress(regions.tree);
  }, [regions.tree]);

  return (
    <Form form={form} label={t(contact ? "dialog.edit" : "dialog.add")} className="grid gap-4">
      <DraftNotice form={form} draft={draft} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="name" label={t("name")} autoComplete="name" />
        <TextField
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          label={t("phone")}
          autoComplete="tel-national"
          before={countryCode}
        />
      </div>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t("email")}
        labelEnd={t("optional")}
        autoComplete="email"
      />
      {hasRegions && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-13 text-ink2">{t("region.label")}</legend>
          <RegionCascade regions={regions} value={region.field.value} onChange={region.field.onChange} />
        </fieldset>
      )}
      <TextField
        form={form}
        name="street"
        label={t(hasRegions ? "street" : "address")}
        {...(hasRegions ? { hint: t("streetHint") } : { labelEnd: t("optional") })}
        autoComplete="street-address"
      />
      <CheckboxField form={form} name="isDefault">
        {t("isDefault")}
      </CheckboxField>
      <FormEnd form={form} busyLabel={t("dialog.saving")} onCancel={onCancel}>
        {t("dialog.save")}
      </FormEnd>
    </Form>
  );
}
