import { useTranslation } from "../../../i18n/use-translation";
import { useClient } from "../../../shared/use-client";
import { Radio } from "../../../ui/radio";
import { needsApp, offeredPaymentMethods, type PaymentMethod } from "./payment-methods";

interface PaymentMethodListProps {
  paymentMethods: readonly PaymentMethod[];
  chosen: number | null;
  onChoose: (payType: PaymentMethod["payType"]) => void;
}

/** The payment methods, those that are available here first; an unavailable one shows the reason. */
export function PaymentMethodList({ paymentMethods, chosen, onChoose }: PaymentMethodListProps) {
  const { t } = useTranslation("mall-pay");
  const client = useClient();
  const rows = offeredPaymentMethods(paymentMethods, client);
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-semibold">{t("act.choose")}</legend>
      <div className="border-ink border-t">
        {rows.map(({ paymentMethod, status }) => (
          <Radio
            key={paymentMethod.payType}
            name="pay-type"
            value={paymentMethod.payType}
            disabled={status !== "open"}
            checked={chosen === paymentMethod.payType}
            onChange={() => onChoose(paymentMethod.payType)}
            end=""
          >
            {paymentMethod.name}
            <span className="block text-13 text-ink2">
              {status === "closed" && paymentMethod.needsOpenid
                ? t("way.noOpenid")
                : (status !== "open" || !needsApp(paymentMethod.payType)) && paymentMethod.note}
            </span>
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
