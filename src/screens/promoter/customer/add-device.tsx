import * as z from "zod/mini";
import { useCreateDevice } from "../../../api/promoter/mutations";
import { toResult } from "../../../client/client-error";
import { SelectField } from "../../../forms/choice-fields";
import { DraftNotice } from "../../../forms/draft-notice";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { textField } from "../../../rules/to-zod";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { toaster } from "../../../ui/toaster";

const kinds = ["till", "printer", "scanner", "scale"] as const;
const schema = z.object({
  kind: textField("choice"),
  name: textField("deviceName"),
  deviceNo: textField("deviceNumber"),
});

/** Puts a device on the customer's list by the number on its label; it is bound to a shop afterwards. */
export function AddDevice({ kdUid, onDone }: { kdUid: string; onDone: () => void }) {
  const { t } = useTranslation(["promoter-customer", "promoter-area"]);
  const create = useCreateDevice();
  const idempotencyKey = useIdempotencyKey("device");
  const form = useForm({
    schema,
    defaultValues: { kind: "till", name: "", deviceNo: "" },
    onSubmit: async ({ kind, name, deviceNo }) => {
      const request = { kdUid, kind: kinds.find((choice) => choice === kind) ?? "till", name, deviceNo };
      const result = await toResult(
        create.mutateAsync({ request, idempotencyKey: idempotencyKey.of(request).key }),
      );
      return refusalAtField(result, { 409: "deviceNo" });
    },
    onSuccess: () => {
      draft.discard();
      idempotencyKey.reset();
      toaster.success(t("devices.added"));
    },
    onDone,
  });
  const draft = useDraft(form, { name: `promoter.device.${kdUid}`, lifetime: "visit", excludedFields: [] });
  return (
    <Form form={form} label={t("devices.addTitle")} className="grid gap-4">
      <DraftNotice form={form} draft={draft} />
      <SelectField
        form={form}
        name="kind"
        label={t("devices.kindLabel")}
        options={kinds.map((value) => ({ value, label: t(`devices.kind.${value}`) }))}
      />
      <TextField form={form} name="name" label={t("devices.name")} />
      <TextField
        form={form}
        name="deviceNo"
        label={t("devices.number")}
        hint={t("devices.numberHint")}
        autoCapitalize="characters"
      />
      <FormMessage form={form} again={t("promoter-area:again")} />
      <SubmitButton form={form} busyLabel={t("devices.adding")} isWide>
        {t("devices.add")}
      </SubmitButton>
    </Form>
  );
}
