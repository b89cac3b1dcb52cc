import { useTranslation } from "react-i18next";
import { QrCode } from "../../../parts/qr-code";
import { payAddress } from "../../../parts/routing/addresses";
import { currentOrigin } from "../../../platform/address";

/** From the desktop to the phone: a code that opens this order there. Phones do not need it. */
export function PhoneHandOver({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation("mall-pay");
  return (
    <section
      aria-labelledby="phone-hand-over"
      className="hidden items-center gap-5 border-line border-t pt-5 md:flex"
    >
      <div className="size-32 shrink-0 rounded-control border border-line bg-white p-1">
        <QrCode content={currentOrigin() + payAddress(orderNo)} label={t("phone.code")} />
      </div>
      <div>
        <h2 id="phone-hand-over" className="text-15">
          {t("phone.title")}
        </h2>
        <p className="mt-1 text-13 text-ink2">{t("phone.text")}</p>
      </div>
    </section>
  );
}
