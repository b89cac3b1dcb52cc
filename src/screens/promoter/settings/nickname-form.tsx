import { useUpdatePromoterNickname } from "../../../api/promoter/mutations";
import { toResult } from "../../../client/client-error";
import { DraftNotice } from "../../../forms/draft-notice";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextField } from "../../../forms/text-fields";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { nicknameForm } from "../../../rules/promoter";
import { useAccountLock, useLockReason } from "../../../shared/use-account-lock";
import { toaster } from "../../../ui/toaster";

/** The name customers see when they enter the code. */
export function NicknameForm({ nickname }: { nickname: string }) {
  const { t } = useTranslation(["promoter-settings", "promoter-area"]);
  const update = useUpdatePromoterNickname();
  const lock = useAccountLock("nickname");
  const form = useForm({
    schema: nicknameForm,
    defaultValues: { nickname },
    onSubmit: async (body) => {
      const result = await toResult(update.mutateAsync(body));
      if (!result.ok) lock.note(result.error);
      return result;
    },
    onSuccess: (setting) => {
      form.reset({ nickname: setting.nickname ?? "" });
      draft.discard();
      toaster.success(t("saved"));
    },
  });
  const draft = useDraft(form, { name: "promoter.nickname", lifetime: "visit", excludedFields: [] });
  const reason = useLockReason(
    form,
    lock.secondsLeft,
    t("nickname.lockedFor", { seconds: lock.secondsLeft }),
  );
  return (
    <Form form={form} label={t("nickname.label")} className="grid gap-3 sm:max-w-panel">
      <DraftNotice form={form} draft={draft} />
      <TextField
        form={form}
        name="nickname"
        maxLength={40}
        autoComplete="nickname"
        label={t("nickname.label")}
        hint={t("nickname.hint")}
      />
      <FormMessage form={form} again={t("promoter-area:again")} />
      <div>
        <SubmitButton form={form} variant="second" reason={reason} busyLabel={t("nickname.saving")}>
          {t("nickname.save")}
        </SubmitButton>
      </div>
    </Form>
  );
}
