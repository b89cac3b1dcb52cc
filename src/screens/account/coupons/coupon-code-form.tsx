import { useTranslation } from "react-i18next";
import { useAddCouponForUser } from "../../../api/activity/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import { useWishKey } from "../../../parts/use-wish-key";
import { couponCodeForm } from "../../../rules/mall";
import { toaster } from "../../../ui/toaster";

/** Refusals about the code itself: unknown, used, over, had already, not for this customer. */
const aboutCode = { 50204: "code", 50205: "code", 50206: "code", 50207: "code", 50208: "code" };

/** Puts a coupon into one's hand by its code. */
export function CouponCodeForm() {
  const { t } = useTranslation("account-coupons");
  const add = useAddCouponForUser();
  const key = useWishKey("coupon");
  const form = useForm({
    schema: couponCodeForm,
    defaultValues: { code: "" },
    onSubmit: async (body) =>
      refusalAtField(await toResult(add.mutateAsync({ body, idempotencyKey: key.of(body).key })), aboutCode),
    onSuccess: () => {
      key.forget();
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
