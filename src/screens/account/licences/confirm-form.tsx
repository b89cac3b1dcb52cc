import { useCreateOrder } from "../../../api/mall/mutations";
import { toResult } from "../../../client/client-error";
import { CheckboxField } from "../../../forms/choice-fields";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { NewTabLink } from "../../../forms/new-tab-link";
import { useForm } from "../../../forms/use-form";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { licenseAddress, payAddress } from "../../../shared/routing/addresses";
import { useNavigateWhileMounted } from "../../../shared/routing/use-navigate-while-mounted";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { confirmForm } from "./confirm-schema";
import { ContactChoice } from "./contact-choice";

type Schemas = components["schemas"];

/** What is ordered, without who and without the consent, which this form adds. */
export type OrderSelection =
  | (Pick<Schemas["RenewOrderRequest"], "kind" | "srvId" | "years"> & {
      readonly usesCoupon: boolean;
      /** The coupon in the price on screen. */
      readonly couponId: number | null;
    })
  | Pick<Schemas["AddUsersOrderRequest"], "kind" | "srvId" | "users">;

interface ConfirmFormProps {
  label: string;
  /** Null while the price is not known. */
  selection: OrderSelection | null;
  /** The price on screen, which is what is agreed to. */
  amount: string;
  /** The action's label, with the amount. */
  submitLabel: string;
  /** Why it cannot be ordered now. */
  reason?: string | undefined;
}

/** Whom to ask, the consent, and the order; afterwards it is paid. A second press or try orders nothing twice. */
export function ConfirmForm({ label, selection, amount, submitLabel, reason }: ConfirmFormProps) {
  const { t } = useTranslation("account-licences");
  const navigate = useNavigateWhileMounted();
  const create = useCreateOrder();
  const key = useIdempotencyKey("order");
  const form = useForm({
    schema: confirmForm,
    defaultValues: { contactId: "", terms: false },
    onSubmit: ({ contactId }) => {
      const rest = { contactId: Number(contactId), hasAcceptedTerms: true, origin: 6 } as const;
      if (selection === null) return Promise.reject(new Error("There is nothing to order yet."));
      if (selection.kind === "addUsers") {
        const body = { ...selection, ...rest };
        return toResult(create.mutateAsync({ body, idempotencyKey: key.of(body).key }));
      }
      // The selection identifies the request; the best coupon may differ by now, because the order has locked it.
      const { couponId: displayedCouponId, usesCoupon, ...renewal } = selection;
      const { key: idempotencyKey, couponId } = key.of(
        { ...renewal, ...rest, usesCoupon },
        displayedCouponId,
      );
      return toResult(create.mutateAsync({ body: { ...renewal, ...rest, couponId }, idempotencyKey }));
    },
    onSuccess: (order) => {
      key.reset();
      navigate(payAddress(order.orderNo), { state: { agreedAmount: amount } });
    },
  });
  return (
    <Form form={form} label={label} className="mt-5 grid gap-3">
      <ContactChoice form={form} />
      <CheckboxField form={form} name="terms">
        {t("confirm.terms")} <NewTabLink to={licenseAddress("user")}>{t("confirm.termsLink")}</NewTabLink>
      </CheckboxField>
      <FormMessage form={form} />
      <SubmitButton
        form={form}
        isWide
        busyLabel={t("confirm.busy")}
        reason={selection === null ? t("confirm.priceFirst") : reason}
      >
        {submitLabel}
      </SubmitButton>
      <p className="text-13 text-ink2">{t("confirm.next")}</p>
    </Form>
  );
}
