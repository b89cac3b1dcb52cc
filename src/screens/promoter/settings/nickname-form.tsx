import { useUpdatePromoterNickname } from "../../../api/promoter/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import { useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { message } from "../../../rules/messages";
import { nicknameForm } from "../../../rules/promoter";
import { toaster } from "../../../ui/toaster";
import { useActionLock } from "../use-action-lock";

/** The name customers see when they enter the code. */
export function NicknameForm({ nickname }: { nickname: string }) {
  const { t } = useTranslation("promoter-settings");
  const update = useUpdatePromoterNickname();
  const translateMessage = useMessage();
  const lock = useActionLock("nickname");
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
      toaster.success(t("saved"));
    },
  });
  const reason =
    lock.secondsLeft > 0
      ? `${translateMessage(message("rate.limited"))} ${t("lockedFor", { seconds: lock.secondsLeft })}`
      : undefined;
  return (
    <Form form={form} label={t("nickname.label")} className="grid gap-3 sm:max-w-panel">
      <TextField
        form={form}
        name="nickname"
        maxLength={40}
        autoComplete="nickname"
        label={t("nickname.label")}
        hint={t("nickname.hint")}
      />
      <FormMessage form={form} />
      <div>
        <SubmitButton form={form} variant="second" reason={reason} busyLabel={t("nickname.saving")}>
          {t("nickname.save")}
        </SubmitButton>
      </div>
    </Form>
  );
}
