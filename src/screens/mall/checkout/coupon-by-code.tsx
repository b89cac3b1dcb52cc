import { useAddCouponForUser } from "../../../api/activity/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { couponCodeForm } from "../../../rules/mall";
import { couponCodeRefusals } from "../../../shared/coupon-refusals";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { toaster } from "../../../ui/toaster";

/** Adds a coupon by the code on a leaflet, and uses it. */
export function CouponByCode({ onAdded }: { onAdded: (couponId: number) => void }) {
  const { t } = useTranslation("mall-checkout");
  const { mutateAsync: addCoupon } = useAddCouponForUser();
  const key = useIdempotencyKey("coupon");
  const form = useForm({
    schema: couponCodeForm,
    defaultValues: { code: "" },
    onSubmit: async (body) =>
      refusalAtField(
        await toResult(addCoupon({ body, idempotencyKey: key.of(body).key })),
        couponCodeRefusals,
      ),
    onSuccess: ({ coupon }) => {
      key.reset();
      form.reset({ code: "" });
      toaster.success(t("coupon.added"));
      onAdded(coupon.couponId);
    },
  });
  return (
    <Form form={form} label={t("coupon.code")} className="mt-3 grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          form={form}
          name="code"
          label={t("coupon.code")}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <span className="pt-6">
          <SubmitButton form={form} variant="second" busyLabel={t("coupon.adding")}>
            {t("coupon.add")}
          </SubmitButton>
        </span>
      </div>
      <FormMessage form={form} />
    </Form>
  );
}
