import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { TextField } from "../../../forms/text-fields";
import { useTranslation } from "../../../i18n/use-translation";
import { useLockReason } from "../../../shared/use-account-lock";
import { useCouponCodeForm } from "../../../shared/use-coupon-code-form";
import { toaster } from "../../../ui/toaster";

/** Adds a coupon by the code on a leaflet, and uses it. */
export function CouponByCode({ onAdded }: { onAdded: (couponId: number) => void }) {
  const { t } = useTranslation("mall-checkout");
  const { form, secondsLocked } = useCouponCodeForm((couponId) => {
    toaster.success(t("coupon.added"));
    onAdded(couponId);
  });
  const reason = useLockReason(form, secondsLocked, t("coupon.lockedFor", { seconds: secondsLocked }));
  return (
    <Form form={form} label={t("coupon.code")} className="mt-3 grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] few-letters:grid-cols-1 items-start gap-2">
        <TextField
          form={form}
          name="code"
          label={t("coupon.code")}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <span className="pt-6 few-letters:pt-0">
          <SubmitButton form={form} variant="second" reason={reason} busyLabel={t("coupon.adding")}>
            {t("coupon.add")}
          </SubmitButton>
        </span>
      </div>
      <FormMessage form={form} />
    </Form>
  );
}
