import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextField } from "../../../forms/text-fields";
import { useTranslation } from "../../../i18n/use-translation";
import { useLockReason } from "../../../shared/use-account-lock";
import { useCouponCodeForm } from "../../../shared/use-coupon-code-form";
import { toaster } from "../../../ui/toaster";

/** Adds a coupon to the account by its code. */
export function CouponCodeForm() {
  const { t } = useTranslation("account-coupons");
  const { form, secondsLocked } = useCouponCodeForm(() => toaster.success(t("code.done")));
  const reason = useLockReason(form, secondsLocked, t("code.lockedFor", { seconds: secondsLocked }));
  return (
    <Form form={form} label={t("code.title")} className="grid max-w-panel gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 few-letters:grid-cols-1">
        <TextField
          form={form}
          name="code"
          label={t("code.label")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="pt-6 few-letters:pt-0">
          <SubmitButton form={form} reason={reason} busyLabel={t("code.busy")}>
            {t("code.submit")}
          </SubmitButton>
        </div>
      </div>
      <FormMessage form={form} />
    </Form>
  );
}
