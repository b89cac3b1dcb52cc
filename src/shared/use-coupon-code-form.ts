import { useAddCouponForUser } from "../api/activity/mutations";
import { toResult } from "../client/client-error";
import { refusalAtField } from "../forms/refusal-at-field";
import { useForm } from "../forms/use-form";
import { couponCodeForm } from "../rules/mall";
import { couponCodeRefusals } from "./coupon-refusals";
import { useAccountLock } from "./use-account-lock";
import { useIdempotencyKey } from "./use-idempotency-key";

/** The form that adds a coupon to the account by the code on a leaflet; empty again once it has. With its lock. */
export function useCouponCodeForm(onAdded: (couponId: number) => void) {
  const { mutateAsync: addCoupon } = useAddCouponForUser();
  const key = useIdempotencyKey("coupon");
  const lock = useAccountLock("coupon-code");
  const form = useForm({
    schema: couponCodeForm,
    defaultValues: { code: "" },
    onSubmit: async (body) => {
      const result = await toResult(addCoupon({ body, idempotencyKey: key.of(body).key }));
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, couponCodeRefusals);
    },
    onSuccess: ({ coupon }) => {
      key.reset();
      form.reset({ code: "" });
      onAdded(coupon.couponId);
    },
  });
  return { form, secondsLocked: lock.secondsLeft };
}
