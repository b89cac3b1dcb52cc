import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { captchaQuery } from "../../../api/account/queries";
import { useSendBankTransferMessage } from "../../../api/mall/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { TextField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { bankTransferForm } from "../../../rules/mall";
import { isPhone, normalisePhone } from "../../../rules/phone";
import { countryCode } from "../../../shared/country-code";
import { countdownEnd, storeCountdown } from "../../../shared/sms-code/sms-countdowns";
import { Banner } from "../../../ui/banner";
import { useCountdown } from "../../../ui/use-countdown";
import { CaptchaPicture } from "./captcha-picture";

/** Whatever else is refused is about the order or the sending of messages. */
const captchaWrong = 60030;

type Receipt = components["schemas"]["BankTransferMessageReceipt"];

/** Sends the whole account number to a phone once the picture's characters are right. */
export function TransferMessage({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation("mall-pay");
  const queries = useQueryClient();
  const { mutateAsync: sendMessage } = useSendBankTransferMessage();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [resendAt, setResendAt] = useState(() => countdownEnd(countdownName(orderNo)));
  const seconds = useCountdown(resendAt);
  const form = useForm({
    schema: bankTransferForm,
    defaultValues: { phone: "", captcha: "" },
    onSubmit: async ({ phone, captcha }) => {
      const result = await toResult(sendMessage({ phone, captcha, orderNo }));
      // A picture is good for one try, whatever came of it.
      form.setValue("captcha", "");
      void queries.invalidateQueries({ queryKey: captchaQuery(phone).queryKey });
      return refusalAtField(result, { [captchaWrong]: "captcha" });
    },
    onSuccess: (sent: Receipt) => {
      const wait = Date.parse(sent.resendAt) - Date.parse(sent.sentAt);
      setResendAt(storeCountdown(countdownName(orderNo), wait));
      setReceipt(sent);
    },
  });
  const phone = normalisePhone(useWatch({ control: form.control, name: "phone" }));
  return (
    <Form form={form} label={t("transfer.send")} className="grid gap-4 print:hidden">
      <h2 className="text-17">{t("transfer.send")}</h2>
      <p className="-mt-3 text-13 text-ink2">{t("transfer.sendText")}</p>
      <TextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        label={t("transfer.phone")}
        autoComplete="tel-national"
        before={countryCode}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-2">
        <TextField
          form={form}
          name="captcha"
          label={t("transfer.captcha")}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <CaptchaPicture phone={isPhone(phone) ? phone : null} />
      </div>
      {receipt && (
        <Banner tone="green" role="status">
          {t("transfer.sent", { phone: receipt.phone, reference: receipt.reference })}
        </Banner>
      )}
      <FormMessage form={form} />
      <SubmitButton
        form={form}
        variant="second"
        busyLabel={t("transfer.sending")}
        reason={seconds > 0 ? t("transfer.wait", { seconds }) : undefined}
      >
        {t("transfer.send")}
      </SubmitButton>
    </Form>
  );
}

function countdownName(orderNo: string): string {
  return `transfer:${orderNo}`;
}
