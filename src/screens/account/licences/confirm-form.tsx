import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useCreateOrder } from "../../../api/mall/mutations";
import { toResult } from "../../../client/client-error";
import { CheckboxField } from "../../../forms/choice-fields";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { useForm } from "../../../forms/use-form";
import type { components } from "../../../generated/mall";
import { licenseAddress, payAddress } from "../../../parts/routing/addresses";
import { useWishKey } from "../../../parts/use-wish-key";
import { flagField, textField } from "../../../rules/to-zod";
import { textLink } from "../../../ui/text-link";
import { ContactChoice } from "./contact-choice";

type Schemas = components["schemas"];

const confirmForm = z.object({ contactId: textField("choice"), terms: flagField("terms") });
export type ConfirmInput = z.input<typeof confirmForm>;

/** What is ordered, without who and without the consent, which this form adds. */
export type OrderWish =
  | (Pick<Schemas["RenewOrderRequest"], "kind" | "srvId" | "years"> & {
      readonly usesCoupon: boolean;
      /** The coupon in the price on screen. */
      readonly couponId: number | null;
    })
  | Pick<Schemas["AddUsersOrderRequest"], "kind" | "srvId" | "users">;

interface ConfirmFormProps {
  label: string;
  /** Null while the price is not known. */
  wish: OrderWish | null;
  /** The act, with the amount in its words. */
  submitLabel: string;
  /** Why it cannot be ordered now. */
  reason?: string | undefined;
}

/** Whom to ask, the consent, and the order; afterwards it is paid. A second press or try orders nothing twice. */
export function ConfirmForm({ label, wish, submitLabel, reason }: ConfirmFormProps) {
  const { t } = useTranslation("account-licences");
  const navigate = useNavigate();
  const create = useCreateOrder();
  const key = useWishKey("order");
  const form = useForm({
    schema: confirmForm,
    defaultValues: { contactId: "", terms: false },
    onSubmit: ({ contactId }) => {
      const rest = { contactId: Number(contactId), hasAcceptedTerms: true, origin: 6 } as const;
      if (wish === null) return Promise.reject(new Error("There is nothing to order yet."));
      if (wish.kind === "addUsers") {
        const body = { ...wish, ...rest };
        return toResult(create.mutateAsync({ body, idempotencyKey: key.of(body).key }));
      }
      // What was chosen is the wish; which coupon that came to may be another by now, because the order holds it.
      const { couponId: shownCoupon, usesCoupon, ...renewal } = wish;
      const { key: idempotencyKey, couponId } = key.of({ ...renewal, ...rest, usesCoupon }, shownCoupon);
      return toResult(create.mutateAsync({ body: { ...renewal, ...rest, couponId }, idempotencyKey }));
    },
    onSuccess: (order) => {
      key.forget();
      void navigate(payAddress(order.orderNo));
    },
  });
  return (
    <Form form={form} label={label} className="mt-5 grid gap-3">
      <ContactChoice form={form} />
      <CheckboxField form={form} name="terms">
        {t("confirm.terms")}{" "}
        <Link to={licenseAddress("user")} target="_blank" className={textLink}>
          {t("confirm.termsLink")}
        </Link>
      </CheckboxField>
      <FormMessage form={form} />
      <SubmitButton
        form={form}
        isWide
        busyLabel={t("confirm.busy")}
        reason={wish === null ? t("confirm.priceFirst") : reason}
      >
        {submitLabel}
      </SubmitButton>
      <p className="text-13 text-ink2">{t("confirm.next")}</p>
    </Form>
  );
}
