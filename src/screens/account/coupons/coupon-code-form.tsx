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

/** Adds a coupon to the account by its code. */
export function CouponCodeForm() {
  const { t } = useTranslation("account-coupons");
  const add = useAddCouponForUser();
  const key = useIdempotencyKey("coupon");
  const form = useForm({
    schema: couponCodeForm,
    defaultValues: { code: "" },
    onSubmit: async (body) =>
      refusalAtField(
        await toResult(add.mutateAsync({ body, idempotencyKey: key.of(body).key })),
        couponCodeRefusals,
      ),
    onSuccess: () => {
      key.reset();
      form.reset({ code: "" });
      toaster.success(t("code.done"));
    },
  });
  return (
    <Form form={form} label={t("code.title")} className="grid max-w-panel gap-3">
      <div className="flex items-start gap-3">
        <TextField
          form={form}
          name="code"
          label={t("code.label")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="flex-1"
        />
        <div className="pt-6">
          <SubmitButton form={form} busyLabel={t("code.busy")}>
            {t("code.submit")}
          </SubmitButton>
        </div>
      </div>
      <FormMessage form={form} />
    </Form>
  );
}
