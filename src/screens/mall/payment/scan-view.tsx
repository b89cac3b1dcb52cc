import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { now } from "../../../platform/clock";
import { businessDate } from "../../../rules/dates";
import { LazyQrCode } from "../../../shared/lazy-qr-code";
import { useClient } from "../../../shared/use-client";

/** The code to pay with, large enough for a camera across the counter. */
export function ScanView({ payload }: { payload: { readonly codeUrl: string; readonly expiresAt: string } }) {
  const { t } = useTranslation("mall-pay");
  const { zonedTime, zonedDateTime } = useZonedFormats();
  const { platform } = useClient();
  const { expiresAt } = payload;
  // An order that a bank transfer was begun for waits for days.
  const isToday = businessDate(Date.parse(expiresAt)) === businessDate(now());
  const time = isToday ? zonedTime(expiresAt) : zonedDateTime(expiresAt);
  return (
    <div className="grid justify-items-center gap-2">
      <div className="size-60 rounded-control border border-line bg-white p-2">
        <LazyQrCode content={payload.codeUrl} label={t("scan.code")} />
      </div>
      <p className="figures text-13 text-ink2">{t("scan.ends", { time })}</p>
      {/* No camera sees its own screen. */}
      {platform === "mobile" && <p className="text-center text-13 text-ink2">{t("scan.onPhone")}</p>}
    </div>
  );
}
