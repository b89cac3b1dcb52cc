import { useState } from "react";
import { useController } from "react-hook-form";
import { useUpdateUserInfo } from "../../../api/account/mutations";
import { toResult } from "../../../client/client-error";
import { DraftNotice } from "../../../forms/draft-notice";
import { Form } from "../../../forms/form";
import { FormEnd } from "../../../forms/form-end";
import { TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { currentVariant } from "../../../platform/environment";
import { userDetailsForm } from "../../../rules/account";
import { RegionCascade } from "../../../shared/region/region-cascade";
import { useRegionTree } from "../../../shared/region/use-region-tree";
import type { UserInfo } from "../../../shared/session/use-session";
import { toaster } from "../../../ui/toaster";
import { detailsChange, detailsEntry } from "./details-entry";

interface DetailsFormProps {
  user: UserInfo;
  onSaved: () => void;
  onCancel: () => void;
}

/** The account's details: what the shop is called, and how it is reached. */
export function DetailsForm({ user, onSaved, onCancel }: DetailsFormProps) {
  const { t } = useTranslation(["account-user", "contact", "common"]);
  // The places are those of China: elsewhere an address is one line, as it is written there.
  const hasRegions = currentVariant() === "china";
  const regions = useRegionTree(hasRegions);
  const update = useUpdateUserInfo();
  const [initial] = useState(user);
  const form = useForm({
    schema: userDetailsForm(initial.nickname !== null),
    defaultValues: detailsEntry(initial),
    formFieldNames: { regionCode: "region" },
    onSubmit: async (entry) => {
      const change = detailsChange(initial, entry);
      return change === null ? { ok: true, data: initial } : toResult(update.mutateAsync(change));
    },
    onSuccess: () => {
      draft.discard();
      toaster.success(t("common:status.saved"));
    },
    onDone: onSaved,
  });
  const draft = useDraft(form, { name: "account.details", lifetime: "visit", excludedFields: [] });
  const region = useController({ control: form.control, name: "region" });
  return (
    <Form form={form} label={t("details.title")} className="grid gap-4">
      <DraftNotice form={form} draft={draft} />
      <TextField form={form} name="companyName" label={t("account.company")} autoComplete="organization" />
      <TextField
        form={form}
        name="nickname"
        label={t("account.nickname")}
        hint={t("details.nicknameHint")}
        autoComplete="nickname"
      />
      <TextField form={form} name="email" type="email" label={t("account.email")} autoComplete="email" />
      {hasRegions && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-13 text-ink2">{t("account.region")}</legend>
          <RegionCascade regions={regions} value={region.field.value} onChange={region.field.onChange} />
        </fieldset>
      )}
      <TextField form={form} name="address" label={t("account.address")} autoComplete="street-address" />
      <FormEnd form={form} busyLabel={t("details.saving")} onCancel={onCancel}>
        {t("details.save")}
      </FormEnd>
    </Form>
  );
}
