import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { phoneExistsQuery } from "../../../api/account/queries";
import { useReceiveCoupon } from "../../../api/activity/mutations";
import { isOutcomeUnknown, toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import type { components } from "../../../generated/activity";
import { useTranslation } from "../../../i18n/use-translation";
import { isPhone, maskPhone, normalisePhone } from "../../../rules/phone";
import { textField } from "../../../rules/to-zod";
import { countryCode } from "../../../shared/country-code";
import { addresses } from "../../../shared/routing/addresses";
import { SmsCodeFields } from "../../../shared/sms-code/sms-code-fields";
import { useLockReason } from "../../../shared/use-account-lock";
import { useRateLock } from "../../../shared/use-rate-lock";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { type LoggedActivity, logActivityEvent, logSmsStep } from "../activity-log";
import { tabIdempotencyKey } from "../idempotency-key";

interface PhoneDialogProps {
  offer: components["schemas"]["CouponOffer"];
  activity: LoggedActivity;
  isOpen: boolean;
  onClose: () => void;
}

const schema = z.object({
  phone: textField("phone"),
  slider: textField("slider"),
  smsCode: textField("smsCode"),
});
const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;

/** Receives a coupon without an account: it is kept for the account that registers with the phone. */
export function PhoneDialog({ offer, activity, isOpen, onClose }: PhoneDialogProps) {
  const { t } = useTranslation("activity");
  const id = useId();
  const [receipt, setReceipt] = useState<components["schemas"]["CouponReceipt"] | null>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <div className="p-6">
        <h2 id={id} className="text-20 [overflow-wrap:anywhere]">
          {offer.name}
        </h2>
        {receipt !== null ? (
          <div role="status">
            <p className="mt-2">
              {t(receipt.isPhoneRegistered ? "phone.inAccount" : "phone.waiting", {
                phone: receipt.phone ?? "",
              })}
            </p>
            <div className="mt-5 flex flex-wrap justify-end gap-3">
              <Button onClick={onClose}>{t("close")}</Button>
              <Button
                variant="primary"
                render={(linkProps) => (
                  <Link
                    to={receipt.isPhoneRegistered ? addresses.login : addresses.register}
                    {...linkProps}
                  />
                )}
              >
                {t(receipt.isPhoneRegistered ? "phone.logIn" : "phone.register")}
              </Button>
            </div>
          </div>
        ) : (
          <PhoneForm offer={offer} activity={activity} onReceipt={setReceipt} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface PhoneFormProps extends Omit<PhoneDialogProps, "isOpen"> {
  onReceipt: (receipt: components["schemas"]["CouponReceipt"]) => void;
}

function PhoneForm({ offer, activity, onReceipt, onClose }: PhoneFormProps) {
  const { t } = useTranslation("activity");
  const receive = useReceiveCoupon();
  const form = useForm({
    schema,
    defaultValues: { phone: "", slider: "", smsCode: "" },
    onSubmit: async ({ phone, smsCode }) => {
      const key = tabIdempotencyKey(`coupon.${offer.id}.${phone.slice(-4)}`);
      const body = {
        alias: activity.alias,
        configId: offer.id,
        phone,
        smsCode,
        ...(activity.channel !== undefined && { channelNumber: activity.channel }),
      };
      const result = await toResult(receive.mutateAsync({ body, idempotencyKey: key.current() }));
      if (result.ok || !isOutcomeUnknown(result.error)) key.reset();
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, { 50209: "smsCode", 50210: "smsCode" });
    },
    onSuccess: (receipt) => {
      logActivityEvent(activity, "receiveCoupon", String(offer.id));
      logSmsStep(activity, "received");
      onReceipt(receipt);
    },
  });
  const phone = normalisePhone(useWatch({ control: form.control, name: "phone" }));
  // Wrong codes are counted by the phone: after too many of one, another may still receive it.
  const lock = useRateLock({ phone: maskPhone(phone), action: "coupon-by-phone" });
  const reason = useLockReason(form, lock.secondsLeft, t("lockedFor", { seconds: lock.secondsLeft }));
  // A code is sent for logging in where the phone has an account, else for registering.
  const existence = useQuery({ ...phoneExistsQuery(phone), enabled: isPhone(phone) });
  return (
    <Form form={form} label={t("phone.form")} className="mt-2 grid gap-4">
      <p className="text-ink2">{t("phone.text")}</p>
      <TextField
        form={form}
        name="phone"
        label={t("phone.label")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        data-first-focus=""
        before={countryCode}
      />
      <SmsCodeFields form={form} names={names} type={existence.data?.isExist === true ? "2" : "1"} />
      <FormMessage form={form} again={t("coupon.again")} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t("close")}</Button>
        <SubmitButton form={form} reason={reason} busyLabel={t("coupon.taking")}>
          {t("coupon.take")}
        </SubmitButton>
      </div>
    </Form>
  );
}
