import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin } from "../../../platform/address";
import { LazyQrCode } from "../../../shared/lazy-qr-code";
import { payAddress } from "../../../shared/routing/addresses";

/** From the desktop to the phone: a code that opens this order there. Phones do not need it. */
export function ContinueOnPhone({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation("mall-pay");
  return (
    <section
      aria-labelledby="continue-on-phone"
      className="hidden items-center gap-5 border-line border-t pt-5 md:flex"
    >
      <div className="size-32 shrink-0 rounded-control border border-line bg-white p-1">
        <LazyQrCode content={currentOrigin() + payAddress(orderNo)} label={t("phone.code")} />
      </div>
      <div>
        <h2 id="continue-on-phone" className="text-15">
          {t("phone.title")}
        </h2>
        <p className="mt-1 text-13 text-ink2">{t("phone.text")}</p>
      </div>
    </section>
  );
}
