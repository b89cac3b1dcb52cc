import { useAddPromoter } from "../../../api/promoter/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import { useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { message } from "../../../rules/messages";
import { addPromoterForm } from "../../../rules/promoter";
import { countryCode } from "../../../shared/country-code";
import { useAccountLock } from "../../../shared/use-account-lock";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { toaster } from "../../../ui/toaster";

const empty = { name: "", phone: "" };
/** Refusals about the phone: in the team already, another role, no member of the product. */
const refusals = { 409: "phone", 45001: "phone", 45003: "phone" };

/** Adds a promoter by name and phone: somebody with an account joins at once, others get an invitation by SMS. */
export function TeamForm() {
  const { t } = useTranslation(["promoter-team", "promoter-area"]);
  const translateMessage = useMessage();
  const add = useAddPromoter();
  const idempotencyKey = useIdempotencyKey("promoter");
  const lock = useAccountLock("add-promoter");
  const form = useForm({
    schema: addPromoterForm,
    defaultValues: empty,
    onSubmit: async (body) => {
      const request = { request: body, idempotencyKey: idempotencyKey.of(body).key };
      const result = await toResult(add.mutateAsync(request));
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, refusals);
    },
    onSuccess: ({ name, state }) => {
      draft.discard();
      idempotencyKey.reset();
      form.reset(empty);
      toaster.success(t(state === "invited" ? "form.invited" : "form.joined", { name }));
    },
  });
  const draft = useDraft(form, { name: "promoter.team", lifetime: "visit", excludedFields: [] });
  const reason =
    lock.secondsLeft > 0
      ? `${translateMessage(message("rate.limited"))} ${t("form.lockedFor", { seconds: lock.secondsLeft })}`
      : undefined;
  return (
    <Form form={form} label={t("form.title")} className="grid gap-4 py-4 sm:max-w-panel">
      <TextField form={form} name="name" autoComplete="off" label={t("form.name")} />
      <TextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        label={t("form.phone")}
        before={countryCode}
        hint={t("form.hint")}
      />
      <FormMessage form={form} again={t("promoter-area:again")} />
      <SubmitButton form={form} isWide reason={reason} busyLabel={t("form.busy")}>
        {t("form.submit")}
      </SubmitButton>
    </Form>
  );
}
